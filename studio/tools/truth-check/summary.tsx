import { Text } from '@sanity/ui'
import type { Finding } from '../../../lib/truth/model.ts'
import { severities } from './grouped.ts'
import type { Truth } from './use-truth.ts'
import { counted, severityTitles } from './words.ts'

type Props = { truth: Truth | null; shown: Finding[] | null }

/** How many there are, told aloud whenever it changes. */
export const Summary = ({ truth, shown }: Props) => (
  <Text size={1} weight="semibold" role="status">
    {truth && shown ? wordsOf(truth.open, truth.intended.length, shown.length) : ''}
  </Text>
)

function wordsOf(open: Finding[], intended: number, shown: number): string {
  const kinds = severities
    .map((severity) => [open.filter((finding) => finding.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severityTitles[severity].toLowerCase()}`)
  const all = `${counted(open.length, 'finding')}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}`
  const others = [shown < open.length && `${shown} shown`, intended > 0 && `${intended} intended`]
  return [all, ...others.filter(Boolean)].join(' · ')
}
