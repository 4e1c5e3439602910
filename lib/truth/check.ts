import { indexContent } from './content.ts'
import type { ContentDocument, Finding, Rule, Severity } from './model.ts'
import { allRules } from './rules/all.ts'

const weight: Record<Severity, number> = { error: 0, warning: 1, notice: 2 }

/**
 * What contradicts itself in these documents, the gravest first, each once. `at` is the moment the site is looked at:
 * scheduled changes up to then are the caller's to apply; the rules read dates against it. Drafts: see
 * `overlayDrafts`.
 */
export function checkTruth(
  documents: readonly ContentDocument[],
  at: Date,
  rules: readonly Rule[] = allRules,
): Finding[] {
  const content = indexContent(documents, at)
  const findings = new Map(rules.flatMap((rule) => rule.check(content)).map((one) => [one.key, one]))
  return [...findings.values()].sort((one, other) => weight[one.severity] - weight[other.severity])
}

/**
 * The documents as they would be if every draft were published; ids are the published ones, versions of releases are
 * left out.
 */
export function overlayDrafts(documents: readonly ContentDocument[]): ContentDocument[] {
  const laid = new Map<string, ContentDocument>()
  for (const document of documents)
    if (!/^(?:drafts|versions)\./.test(document._id)) laid.set(document._id, document)
  for (const document of documents) {
    if (!document._id.startsWith('drafts.')) continue
    const id = document._id.slice('drafts.'.length)
    laid.set(id, { ...document, _id: id })
  }
  return [...laid.values()]
}
