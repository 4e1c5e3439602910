import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Finding, Severity } from '../../../lib/truth/model.ts'
import { allRules } from '../../../lib/truth/rules/all.ts'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../inbox/ui/toolbar.tsx'
import type { Choice } from './choice.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { FindingCard } from './finding-card.tsx'
import type { WrittenFix } from './fix.ts'
import { FixOutcome } from './fix-outcome.tsx'
import { type Truth, useRights, useTruth } from './hooks.ts'
import { IntendedList } from './intended-list.tsx'
import { counted, severityTitles } from './words.ts'

const published: Choice = { kind: 'published' }

/** Where the content contradicts itself, and the ways to mend it. */
export function TruthCheck() {
  const [choice, setChoice] = useState<Choice>(published)
  const [filter, setFilter] = useState(noFilter)
  const [written, setWritten] = useState<WrittenFix | null>(null)
  const { truth, now, problem, refresh } = useTruth(choice)
  const shown = truth && narrowed(truth.open, filter)
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]} data-truth-check="">
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            Truth check
          </Heading>
          <Text size={1} muted>
            Where the site contradicts itself: two prices for one treatment, hours that disagree, links that
            lead nowhere.
          </Text>
        </Stack>
        <ChoiceBar choice={choice} now={now} onChoose={setChoice} />
        {problem && <Problem text={problem} onRetry={refresh} />}
        {written && <FixOutcome written={written} onClose={() => setWritten(null)} />}
        {!truth && !problem && <Waiting />}
        <Summary truth={truth} shown={shown} />
        {truth && truth.open.length > 0 && (
          <FilterBar findings={truth.open} filter={filter} onFilter={setFilter} />
        )}
        {truth?.open.length === 0 && (
          <EmptyState title="Nothing contradicts itself" text={emptyTexts[choice.kind]} />
        )}
        {truth && truth.open.length > 0 && shown?.length === 0 && (
          <Flex justify="center" padding={4}>
            <Text muted>No finding has all of that. Choose another rule or fewer words.</Text>
          </Flex>
        )}
        {shown && <FindingGroups findings={shown} now={now} onWritten={setWritten} />}
        {truth && now && <IntendedList intended={truth.intended} now={now} />}
      </Stack>
    </Card>
  )
}

const emptyTexts: Record<Choice['kind'], string> = {
  published: 'Everything visitors read now agrees with itself.',
  drafts: 'With all drafts published, everything would agree with itself.',
  future: 'On that day, everything visitors read agrees with itself.',
}

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

type FilterBarProps = { findings: Finding[]; filter: Filter; onFilter: (filter: Filter) => void }

/** Narrows the findings by their rule and by words. */
export function FilterBar({ findings, filter, onFilter }: FilterBarProps) {
  const counts = new Map<string, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  if (filter.rule && !counts.has(filter.rule)) counts.set(filter.rule, 0)
  const rules = [...counts].map(([rule, count]) => [rule, `${titleOf(rule)} (${count})`] as const)
  return (
    <Toolbar>
      <SearchField
        label="Search in the findings"
        value={filter.text}
        onSearch={(text) => onFilter({ ...filter, text })}
      />
      <FilterSelect
        label="Rule"
        value={filter.rule}
        options={[['', 'All rules'], ...rules.sort(([, one], [, other]) => one.localeCompare(other))]}
        onChange={(rule) => onFilter({ ...filter, rule })}
      />
    </Toolbar>
  )
}

type FindingGroupsProps = { findings: Finding[]; now: Date | null; onWritten: (written: WrittenFix) => void }

/** The findings, the gravest first, within that by rule. */
export function FindingGroups({ findings, now, onWritten }: FindingGroupsProps) {
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

const rules = new Map(allRules.map((rule) => [rule.id, rule]))

/** What a rule is called, in words. */
export const titleOf = (id: string): string => rules.get(id)?.title ?? id

/** What a rule looks for and why. */
export const explanationOf = (id: string): string => rules.get(id)?.explains ?? ''

export type Filter = { rule: string; text: string }
export const noFilter: Filter = { rule: '', text: '' }

export const severities: readonly Severity[] = ['error', 'warning', 'notice']

export type Group = { severity: Severity; rules: { rule: string; findings: Finding[] }[] }

/** The findings of the chosen rule that hold every typed word, in their sentence, places or values. */
export function narrowed(findings: readonly Finding[], { rule, text }: Filter): Finding[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return findings.filter((finding) => {
    if (rule && finding.rule !== rule) return false
    const said = saidBy(finding)
    return words.every((word) => said.includes(word))
  })
}

/** The gravest first, within that by rule in the order they were found. */
export function grouped(findings: readonly Finding[]): Group[] {
  return severities
    .map((severity) => {
      const rules = Map.groupBy(
        findings.filter((finding) => finding.severity === severity),
        ({ rule }) => rule,
      )
      return { severity, rules: [...rules].map(([rule, found]) => ({ rule, findings: found })) }
    })
    .filter(({ rules }) => rules.length > 0)
}

const saidBy = ({ sentence, places }: Finding): string =>
  [sentence, ...places.flatMap(({ label, value }) => [label, value ?? ''])].join(' ').toLowerCase()
