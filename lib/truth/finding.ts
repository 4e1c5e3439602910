import type { Finding, Place, Severity } from './model.ts'

type Parts = {
  rule: string
  severity: Severity
  sentence: string
  places: [Place, ...Place[]]
  fixes?: Finding['fixes']
}

/**
 * A finding with its key: the rule, its places in a fixed order and what stands there. Places in a list of plain lines
 * count without their position, so that a line moved up stays what it was.
 */
export function finding({ fixes = [], ...parts }: Parts): Finding {
  const places = parts.places.map(
    ({ documentId, path, value = '' }) => `${documentId}#${path.replace(/\[\d+\]/g, '[]')}=${value}`,
  )
  return { key: [parts.rule, ...new Set(places.sort())].join('|'), ...parts, fixes }
}
