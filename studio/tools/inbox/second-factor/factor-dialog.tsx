import { Button, Card, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react'
import { question } from './question.ts'
import { SetUp } from './second-factor-tab.tsx'

/** Asks for the code a call wants, or helps to set up a second factor first. Once on each screen that makes such calls. */
export function FactorDialog() {
  const id = useId()
  const asked = useSyncExternalStore(question.subscribe, question.read, question.read)
  if (!asked) return null
  const giveUp = () => asked.answer(null)
  const isNew = asked.refusal.error === 'not_enrolled'
  return (
    <Dialog
      id={id}
      header={isNew ? 'Set up your second factor' : 'Confirm it’s you'}
      width={isNew ? 1 : 0}
      onClose={giveUp}
      // It would take the focus from the field to the button that closes it.
      __unstable_autoFocus={isNew}
    >
      {isNew ? (
        <Stack gap={4} padding={4}>
          <Text>{asked.refusal.message}</Text>
          <SetUp onDone={() => asked.answer('')} doneWords="I’ve saved them, continue" />
        </Stack>
      ) : (
        <CodeForm
          problem={asked.refusal.error === 'second_factor_needed' ? null : asked.refusal.message}
          isBusy={asked.isSent}
          onCode={asked.answer}
          onClose={giveUp}
        />
      )}
    </Dialog>
  )
}

type CodeFormProps = {
  problem: string | null
  isBusy: boolean
  onCode: (code: string) => void
  onClose: () => void
}

function CodeForm({ problem, isBusy, onCode, onClose }: CodeFormProps) {
  const id = useId()
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() && !isBusy) onCode(code.trim())
  }
  return (
    <Stack as="form" gap={4} padding={4} onSubmit={send} noValidate>
      <Text>This takes your second factor. After that, we won’t ask again for ten minutes.</Text>
      <Stack gap={2}>
        <Text as="label" htmlFor={id} size={1}>
          Code from your authenticator app, or a recovery code
        </Text>
        <TextInput
          id={id}
          name="totp"
          autoFocus
          autoComplete="one-time-code"
          value={code}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <div id={`${id}-problem`} role="alert">
          {problem && !isBusy && (
            <Card tone="critical" radius={2} padding={2}>
              <Text size={1}>{problem}</Text>
            </Card>
          )}
        </div>
      </Stack>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text="Cancel" onClick={onClose} />
        <Button type="submit" tone="primary" text="Continue" disabled={isBusy} />
      </Flex>
    </Stack>
  )
}
