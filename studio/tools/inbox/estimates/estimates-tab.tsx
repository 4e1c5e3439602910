import { Badge, Box, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useRouter, useStateLink } from 'sanity/router'
import { type ListedEstimate, moneyOf } from '../../../../lib/estimates/model.ts'
import { useStaffApi } from '../staff-api.ts'
import { clinicTime } from './clinic-time.ts'
import { EstimatePanel } from './estimate-panel.tsx'

/** The requests for estimates, what is due first on top; one of them opened beside the list. */
export function EstimatesTab() {
  const api = useStaffApi()
  const { state } = useRouter()
  const id = typeof state.id === 'string' ? state.id : null
  const [list, setList] = useState<ListedEstimate[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(() => {
    api.read<{ estimates: ListedEstimate[] }>('estimates').then(
      ({ estimates }) => setList(estimates),
      (error: Error) => setProblem(error.message),
    )
  }, [api])
  useEffect(load, [load])

  if (problem) return <Words words={problem} />
  if (!list)
    return (
      <Box padding={5}>
        <Spinner muted aria-label="Loading the estimates" />
      </Box>
    )
  return (
    <Flex wrap="wrap" align="flex-start">
      <Box padding={3} style={{ flex: '1 1 16rem', minWidth: 0 }}>
        {list.length === 0 && <Words words="Nobody has asked for an estimate yet." />}
        <Stack
          as="ul"
          gap={1}
          aria-label="Requests for estimates"
          style={{ listStyle: 'none', padding: 0, margin: 0 }}
        >
          {list.map((one) => (
            <li key={one.id}>
              <Row estimate={one} isSelected={one.id === id} />
            </li>
          ))}
        </Stack>
      </Box>
      {id && (
        <Box padding={4} style={{ flex: '3 1 32rem', minWidth: 0, maxWidth: '56rem' }}>
          <EstimatePanel key={id} request={{ id }} onChanged={load} />
        </Box>
      )}
    </Flex>
  )
}

function Row({
  estimate: { id, name, status, dueAt, sent },
  isSelected,
}: {
  estimate: ListedEstimate
  isSelected: boolean
}) {
  const { href, onClick } = useStateLink({ state: { tab: 'estimates', id } })
  const isOpen = status !== 'answered' && status !== 'closed'
  return (
    <Card
      as="a"
      href={href}
      onClick={onClick}
      selected={isSelected}
      aria-current={isSelected ? 'true' : undefined}
      padding={3}
      radius={2}
      style={{ display: 'block', textDecoration: 'none', overflowWrap: 'anywhere' }}
    >
      <Stack gap={3}>
        <Flex gap={2} justify="space-between" align="center">
          <Text weight="medium">{name || 'No name'}</Text>
          {sent && (
            <Badge tone={sent.viewedAt ? 'positive' : 'neutral'}>{sent.viewedAt ? 'Opened' : 'Sent'}</Badge>
          )}
        </Flex>
        <Text size={1} muted>
          {isOpen && dueAt
            ? `Due ${clinicTime(dueAt)}`
            : sent && `Version ${sent.number}, ${moneyOf(sent.totalCents)}`}
        </Text>
      </Stack>
    </Card>
  )
}

const Words = ({ words }: { words: string }) => (
  <Box padding={4}>
    <Text muted>{words}</Text>
  </Box>
)
