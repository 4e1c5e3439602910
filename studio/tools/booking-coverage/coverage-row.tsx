import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { LaunchIcon } from '@sanity/icons/Launch'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useIntentLink } from 'sanity/router'
import type { Coverage } from '../../../lib/care/booking/shared/coverage-model.ts'
import { outcomeOf, reasonOf } from './words.ts'

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
