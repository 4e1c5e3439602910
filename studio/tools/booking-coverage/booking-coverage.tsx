import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { LaunchIcon } from '@sanity/icons/Launch'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useIntentLink } from 'sanity/router'
import { type Coverage, coverageOf, hasProvider } from '../../../lib/care/booking/shared/coverage.ts'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useCoverageContent } from './use-coverage-content.ts'

/** What each Book Now of the published site opens, and what staff should mend. */
export function BookingCoverage() {
  const { content, problem, refresh } = useCoverageContent()
  const [isNarrowed, setNarrowed] = useState(false)
  const rows = content && coverageOf(content)
  const isSetUp = hasProvider(content?.settings ?? null)
  const settings = useIntentLink({
    intent: 'edit',
    params: { id: 'bookingSettings', type: 'bookingSettings' },
  })
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]} data-coverage="">
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3} flex={1} style={{ flexBasis: 300 }}>
            <Heading as="h1" size={2}>
              Booking coverage
            </Heading>
            <Text size={1} muted>
              What visitors get when they press Book Now, based on what’s published right now.
            </Text>
          </Stack>
          <Button as="a" {...settings} mode="ghost" fontSize={1} padding={3} text="Booking and widgets" />
        </Flex>
        {problem && <Problem text={problem} onRetry={refresh} />}
        {content && !isSetUp && (
          <Problem text="No booking system is set up: under “Booking and widgets” its script or the account is missing." />
        )}
        {!rows && !problem && <Waiting />}
        {rows && <Filter rows={rows} isNarrowed={isNarrowed} onNarrow={setNarrowed} />}
        {rows && <Lists rows={isNarrowed ? rows.filter(needsAttention) : rows} isSetUp={isSetUp} />}
      </Stack>
    </Card>
  )
}

const needsAttention = ({ state }: Coverage) => state !== 'exact'

type FilterProps = { rows: Coverage[]; isNarrowed: boolean; onNarrow: (isNarrowed: boolean) => void }

function Filter({ rows, isNarrowed, onNarrow }: FilterProps) {
  const nothing = rows.filter(({ state }) => state === 'nothing').length
  const choices = [
    [false, `All ${rows.length}`],
    [true, `Needs attention ${rows.filter(needsAttention).length}`],
  ] as const
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Flex gap={1} role="group" aria-label="Which ones">
        {choices.map(([value, title]) => (
          <Button
            key={title}
            mode={value === isNarrowed ? 'default' : 'bleed'}
            tone={value === isNarrowed ? 'primary' : 'default'}
            aria-pressed={value === isNarrowed}
            fontSize={1}
            padding={3}
            text={title}
            onClick={() => onNarrow(value)}
          />
        ))}
      </Flex>
      <Text size={1} role="status">
        {nothing === 0 ? 'Everything can be booked online.' : `${nothing} can’t be booked online.`}
      </Text>
    </Flex>
  )
}

function Lists({ rows, isSetUp }: { rows: Coverage[]; isSetUp: boolean }) {
  if (rows.length === 0)
    return <EmptyState title="Nothing to fix" text="Every Book Now opens exactly what it should." />
  return Object.entries(listTitles).map(([type, title]) => {
    const own = rows.filter((row) => row.type === type)
    return (
      own.length > 0 && (
        <Stack key={type} as="section" gap={3}>
          <Heading as="h2" size={1} id={`coverage-${type}`}>
            {title}
          </Heading>
          <ul
            aria-labelledby={`coverage-${type}`}
            style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
          >
            {own.map((row) => (
              <CoverageRow key={row.id} row={row} isSetUp={isSetUp} />
            ))}
          </ul>
        </Stack>
      )
    )
  })
}

const looks = {
  exact: { tone: 'default', Icon: CheckmarkCircleIcon },
  inexact: { tone: 'caution', Icon: WarningOutlineIcon },
  nothing: { tone: 'critical', Icon: CloseCircleIcon },
} as const

/** One Book Now: what it is about, what it opens and why, and the ways to its document and to the dialog itself. */
export function CoverageRow({ row, isSetUp }: { row: Coverage; isSetUp: boolean }) {
  const { id, type, name, opens, state } = row
  const { tone, Icon } = looks[state]
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  return (
    <Card as="li" tone={tone} border radius={2} padding={3} data-state={state}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack gap={3} flex={1} style={{ flexBasis: 280, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text size={1} weight="semibold">
            <a href={href} onClick={onClick}>
              {name}
            </a>
          </Text>
          <Flex gap={2}>
            <Text size={1}>
              <Icon aria-hidden />
            </Text>
            <Text size={1} weight="semibold">
              {outcomeOf(row)}
            </Text>
          </Flex>
          <Text size={1} muted={state === 'exact'}>
            {reasonOf(row, isSetUp)}.
          </Text>
        </Stack>
        <Button
          as="a"
          href={`/#book:${opens ? `${opens.selector}=${opens.value}` : 'nothing'}`}
          target="_blank"
          rel="noreferrer"
          mode="ghost"
          fontSize={1}
          padding={3}
          icon={LaunchIcon}
          text="Try it"
          aria-label={`Try it: ${name} (opens a new tab)`}
        />
      </Flex>
    </Card>
  )
}

/** The lists, in the order of the pages. */
export const listTitles: Record<Coverage['type'], string> = {
  treatment: 'Treatments (home page)',
  ivService: 'IV services (IV menu)',
  injection: 'Injections',
  package: 'Packages',
  membershipPlan: 'Membership plans',
}

/** What pressing Book Now shows, in a few words that need no colour. */
export function outcomeOf({ opens, type, state }: Coverage): string {
  if (!opens) return 'Opens nothing'
  if (opens.selector === 'serviceId') return 'Opens the service'
  if (opens.selector === 'categoryId') return 'Opens the category'
  if (state === 'inexact') return 'Opens Wellness Explorer'
  return type === 'package' ? 'Opens the package' : 'Opens the plan'
}

/** How that comes, and where it is mended. */
export function reasonOf({ asks, opens, type, state }: Coverage, isSetUp: boolean): string {
  if (!isSetUp) return 'No booking system is set up. Visitors are asked to call'
  if (!asks) {
    if (state === 'exact') return `Number ${opens?.value}`
    const instead = opens
      ? `so the number of Wellness Explorer is used: ${opens.value}`
      : 'so visitors are asked to call'
    return `This ${type === 'package' ? 'package' : 'plan'} has no number in the booking system, ${instead}`
  }
  const service = `“${asks.service ?? 'no name'}”`
  const category = `“${asks.category ?? 'none'}”`
  if (opens?.selector === 'serviceId') return `${service}, number ${opens.value}`
  if (opens && state === 'exact') return `${category}, number ${opens.value}`
  if (opens) return `${service} has no number, its category ${category} has: ${opens.value}`
  return `Neither the service ${service} nor the category ${category} has a number. Visitors are asked to call`
}
