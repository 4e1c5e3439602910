import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect } from 'react'
import { useWorkspace } from 'sanity'
import { useLink } from 'sanity/router'
import { alarms, type OpenAlarm } from '../../../lib/desk/health/shared.ts'
import type { Today } from '../../../lib/desk/today/shared.ts'
import { clinicMoment } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { formatMoment } from '../../../lib/platform/shared/locale.ts'
import { Moment } from '../inbox/ui/facts.tsx'
import { Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer } from '../inbox/ui/use-change.ts'
import { earnedOf, type Figure, waitingOf } from './figures.ts'

const everyMs = 30_000

/** The first screen of owner and editor: what is broken, what waits, and the money; as much as the role may see. */
export function TodayTool() {
  const { answer, problem, refresh } = useAnswer<Today>('today')
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refresh()
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
  return (
    <Card height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Stack gap={5} style={{ maxWidth: 1120 }}>
        <Flex gap={3} align="flex-start" justify="space-between" wrap="wrap">
          <Stack gap={3}>
            <Heading as="h1" size={2}>
              Today
            </Heading>
            {answer && (
              <Text size={1} muted>
                {dayOf(answer.now)}
              </Text>
            )}
          </Stack>
          <Button mode="ghost" fontSize={1} padding={3} text="Refresh" onClick={refresh} />
        </Flex>
        {problem && <Problem text={problem} onRetry={refresh} />}
        {!answer && !problem && <Waiting />}
        {answer && (
          <>
            <Health today={answer} />
            <Figures title="Waiting" figures={waitingOf(answer)} />
            <Figures title="Money" figures={earnedOf(answer)} />
          </>
        )}
      </Stack>
    </Card>
  )
}

const dayOf = (now: string) =>
  formatMoment(new Date(now), { timeZone: 'America/Phoenix', weekday: 'long', month: 'long', day: 'numeric' })

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4} aria-label={title}>
    <Heading as="h2" size={1}>
      {title}
    </Heading>
    {children}
  </Stack>
)

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 } as const

/** What is broken in plain words, with what to do; or that nothing is, and since when somebody knows that. */
function Health({ today: { open, seenAt, now } }: { today: Today }) {
  return (
    <Part title="The site">
      {open.length === 0 ? (
        <Card border radius={2} padding={4} tone={seenAt ? 'positive' : 'default'}>
          <Text>
            {seenAt
              ? `Everything works. Checked ${clinicMoment(new Date(seenAt), new Date(now))}.`
              : 'Not checked yet.'}
          </Text>
        </Card>
      ) : (
        <ul aria-label="What is broken" style={list}>
          {open.map((alarm) => (
            <Broken key={alarm.name} alarm={alarm} now={now} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function Broken({ alarm: { name, since }, now }: { alarm: OpenAlarm; now: string }) {
  const { title, broken, remedy } = alarms[name]
  return (
    <Card as="li" border radius={2} padding={4} tone="critical">
      <Stack gap={4}>
        <Flex gap={3} align="baseline" justify="space-between" wrap="wrap">
          <Heading as="h3" size={1}>
            {title}
          </Heading>
          <Text size={1}>
            Since <Moment at={since} now={now} />
          </Text>
        </Flex>
        <Text style={{ maxWidth: 720 }}>{broken}</Text>
        <Text style={{ maxWidth: 720 }}>
          <strong>What to do:</strong> {remedy}
        </Text>
        <Text size={1}>More in the runbook, under alarm.{name}</Text>
      </Stack>
    </Card>
  )
}

function Figures({ title, figures }: { title: string; figures: Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Part title={title}>
      <ul
        aria-label={title}
        style={{ ...list, gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' }}
      >
        {figures.map((figure) => (
          <li key={figure.title}>
            <FigureCard {...figure} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** A figure that leads to where it is handled. */
function FigureCard({ title, figure, words, tone, place }: Figure) {
  const { basePath } = useWorkspace()
  const href = `${basePath}/${place}`
  const { onClick } = useLink({ href })
  return (
    <Card
      as="a"
      href={href}
      onClick={onClick}
      border
      radius={2}
      padding={4}
      tone={tone}
      style={{ display: 'block', height: '100%', boxSizing: 'border-box', textDecoration: 'none' }}
    >
      <Stack gap={4}>
        <Text size={1}>{title}</Text>
        <Heading as="p" size={4}>
          {figure}
        </Heading>
        <Text size={1}>{words}</Text>
      </Stack>
    </Card>
  )
}
