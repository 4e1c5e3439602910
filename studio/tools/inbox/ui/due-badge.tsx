import { Badge, Text } from '@sanity/ui'
import type { Due } from '../../../../lib/care/requests/shared.ts'

const tones = {
  late: 'critical',
  today: 'caution',
  later: 'neutral',
  done: 'positive',
} as const

/** How urgent it is, in words and in colour. */
export const DueBadge = ({ due: { tone, text } }: { due: Due }) =>
  tone === 'none' ? (
    <Text size={1} muted>
      {text}
    </Text>
  ) : (
    <Badge tone={tones[tone]} fontSize={1} padding={2} radius={2}>
      {text}
    </Badge>
  )
