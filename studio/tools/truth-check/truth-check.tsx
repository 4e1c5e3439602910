import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import type { Choice } from './choice.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FindingGroups } from './finding-groups.tsx'
import { FixOutcome } from './fix-outcome.tsx'
import type { WrittenFix } from './fix-writes.ts'
import { narrowed, noFilter } from './grouped.ts'
import { IntendedList } from './intended-list.tsx'
import { Summary } from './summary.tsx'
import { useTruth } from './use-truth.ts'

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
