import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { PeopleList } from '../../../lib/desk/staff/shared.ts'
import { LiveRegion } from '../inbox/ui/live-region.tsx'
import { Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer } from '../inbox/ui/use-answer.ts'
import { InvitePerson } from './invite-person.tsx'
import { PersonLine } from './person-line.tsx'
import { SanityNote } from './sanity-note.tsx'

/** Who has access, with the way in, to another role, and out. */
export function People() {
  const { answer, problem, refresh } = useAnswer<PeopleList>('people')
  const [said, setSaid] = useState('')
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]}>
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            People and access
          </Heading>
          <Text size={1} muted>
            Who works in the Studio, and what they may do. Every change counts at once and stays in the audit
            log.
          </Text>
        </Stack>
        <LiveRegion text={said} />
        {problem && <Problem text={problem} onRetry={refresh} />}
        {!answer && !problem && <Waiting />}
        {answer && (
          <>
            <SanityNote people={answer} />
            <ul
              aria-label="People with access"
              style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
            >
              {answer.items.map((person) => (
                <PersonLine
                  key={person.id}
                  person={person}
                  now={answer.now}
                  isHosted={answer.sanity !== 'own'}
                  onChanged={refresh}
                  onDone={setSaid}
                />
              ))}
            </ul>
            <InvitePerson onInvited={refresh} />
          </>
        )}
      </Stack>
    </Card>
  )
}
