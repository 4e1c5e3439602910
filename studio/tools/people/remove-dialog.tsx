import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { PersonRow } from '../../../lib/desk/staff/shared.ts'
import { useStaffApi } from '../inbox/staff-api.ts'
import { Problem } from '../inbox/ui/messages.tsx'

type Props = { person: PersonRow; isHosted: boolean; onRemoved: () => unknown; onClose: () => void }

/** Asks once more, and says what ends. */
export function RemoveDialog({ person: { id, name, email, isYou }, isHosted, onRemoved, onClose }: Props) {
  const api = useStaffApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await api.change('POST', `people/${id}/remove`, {})
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
      return
    }
    onClose()
    onRemoved()
  }

  return (
    <Dialog id={useId()} header={`Remove ${name}?`} width={0} onClose={onClose} onClickOutside={onClose}>
      <Stack gap={4} padding={4}>
        <Text>
          {isYou ? 'You lose your access' : `${name} loses access`} at once, wherever{' '}
          {isYou ? 'you are' : 'they are'} logged in. Open requests go back to nobody, and preview links{' '}
          {isYou ? 'you' : 'they'} made end. What was done stays in the audit log.
        </Text>
        {isHosted && (
          <Text>
            Then remove {email} at Sanity, too: until then they can open the Studio and read or edit what
            their role there allows.
          </Text>
        )}
        {problem && <Problem text={problem} />}
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text="Cancel" onClick={onClose} autoFocus />
          <Button tone="critical" text="Remove access" disabled={isBusy} onClick={remove} />
        </Flex>
      </Stack>
    </Dialog>
  )
}
