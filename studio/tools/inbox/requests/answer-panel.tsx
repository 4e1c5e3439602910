import { Card, Stack, Tab, TabList, TabPanel } from '@sanity/ui'
import { useState } from 'react'
import type { RequestDetail } from '../../../../lib/care/requests/shared.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'

type Props = { request: RequestDetail; onChanged: () => void }

const ways = { reply: 'Reply by mail', note: 'Note for colleagues' } as const

/** Answering, or leaving a word for the others. What is typed in one stays while the other is open. */
export function AnswerPanel({ request, onChanged }: Props) {
  const [way, setWay] = useState<keyof typeof ways>(request.email ? 'reply' : 'note')
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <TabList gap={1}>
          {Object.entries(ways).map(([key, label]) => (
            <Tab
              key={key}
              id={`answer-tab-${key}`}
              aria-controls={`answer-${key}`}
              label={label}
              fontSize={1}
              selected={key === way}
              onClick={() => setWay(key as keyof typeof ways)}
            />
          ))}
        </TabList>
        <TabPanel id="answer-reply" aria-labelledby="answer-tab-reply" hidden={way !== 'reply'}>
          <ReplyForm request={request} onChanged={onChanged} />
        </TabPanel>
        <TabPanel id="answer-note" aria-labelledby="answer-tab-note" hidden={way !== 'note'}>
          <NoteForm id={request.id} onChanged={onChanged} />
        </TabPanel>
      </Stack>
    </Card>
  )
}
