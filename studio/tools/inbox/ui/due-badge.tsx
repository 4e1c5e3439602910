import { Badge } from '@sanity/ui'
import type { Due } from '../../../../lib/requests/model.ts'

const tones = {
  late: 'critical',
  today: 'caution',
  later: 'default',
  none: 'default',
  done: 'positive',
} as const

/** How urgent it is, in words and in colour. */
export const DueBadge = ({ due }: { due: Due }) => (
  <Badge tone={tones[due.tone]} fontSize={1} padding={2} radius={2}>
    {due.text}
  </Badge>
)
