import { Heading, Stack, Text } from '@sanity/ui'
import type { Finding } from '../../../lib/truth/model.ts'
import { FindingCard } from './finding-card.tsx'
import type { WrittenFix } from './fix-writes.ts'
import { grouped } from './grouped.ts'
import { explanationOf, titleOf } from './rule-titles.ts'
import { useRights } from './use-rights.ts'
import { severityTitles } from './words.ts'

type Props = { findings: Finding[]; now: Date | null; onWritten: (written: WrittenFix) => void }

/** The findings, the gravest first, within that by rule. */
export function FindingGroups({ findings, now, onWritten }: Props) {
  const rights = useRights()
  return grouped(findings).map(({ severity, rules }) => (
    <Stack key={severity} as="section" gap={4} aria-labelledby={`truth-${severity}`}>
      <Heading as="h2" size={1} id={`truth-${severity}`}>
        {severityTitles[severity]} ({rules.reduce((sum, rule) => sum + rule.findings.length, 0)})
      </Heading>
      {rules.map(({ rule, findings: found }) => (
        <Stack key={rule} gap={3}>
          <Stack gap={2}>
            <Heading as="h3" size={0} id={`truth-${severity}-${rule}`}>
              {titleOf(rule)} ({found.length})
            </Heading>
            <Text size={1} muted>
              {explanationOf(rule)}
            </Text>
          </Stack>
          <ul
            aria-labelledby={`truth-${severity}-${rule}`}
            style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
          >
            {found.map((finding) => (
              <FindingCard
                key={finding.key}
                finding={finding}
                now={now}
                rights={rights}
                onWritten={onWritten}
              />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  ))
}
