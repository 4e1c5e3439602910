import { Button, Card, Dialog, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { PersonRow } from '../../../lib/desk/staff/shared.ts'
import { roles, type StaffRole, staffRoles } from '../../../lib/platform/staff-session/shared/roles.ts'
import { useStaffApi } from '../inbox/staff-api.ts'
import { Moment } from '../inbox/ui/facts.tsx'
import { Problem } from '../inbox/ui/messages.tsx'
import { useChange } from '../inbox/ui/use-change.ts'
import { sanityWords } from './words.ts'

type Props = {
  person: PersonRow
  now: string
  isHosted: boolean
  onChanged: () => Promise<void>
  /** Told what was done, in a sentence. */
  onDone: (what: string) => void
}

/**
 * One person: who they are, how far they are at Sanity, and their role, which is changed in two steps so that no key
 * does it alone.
 */
export function PersonLine({ person, now, isHosted, onChanged, onDone }: Props) {
  const { id, name, email, role, since, isYou, isLastOwner } = person
  const [chosen, setChosen] = useState<StaffRole | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, problem, change } = useChange(onChanged)
  const sanity = sanityWords(person)

  const save = async (next: StaffRole) => {
    if (!(await change({ method: 'PATCH', path: `people/${id}`, body: { role: next, seen: role } }))) return
    setChosen(null)
    onDone(`${name} is ${roles[next].title} now.`)
  }

  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        <Flex gap={3} align="flex-start" justify="space-between" wrap="wrap">
          <Stack gap={3} flex={1} style={{ minWidth: 220, overflowWrap: 'anywhere' }}>
            <Text weight="semibold">
              {name}
              {isYou && ' (you)'}
            </Text>
            <Text size={1} muted>
              {email} · since <Moment at={since} now={now} />
            </Text>
            {sanity && (
              <Text size={1} weight={sanity.isDone ? 'regular' : 'semibold'}>
                {sanity.text}
              </Text>
            )}
          </Stack>
          {isLastOwner ? (
            <Stack gap={3} style={{ flex: '0 1 280px' }}>
              <Text size={1} weight="semibold">
                {roles[role].title}
              </Text>
              <Text size={1} muted>
                The only owner. To change that, make somebody else owner first.
              </Text>
            </Stack>
          ) : (
            <Flex gap={2} align="flex-end" wrap="wrap">
              <div style={{ width: 150 }}>
                <Select
                  aria-label={`Role of ${name}`}
                  fontSize={1}
                  padding={3}
                  value={chosen ?? role}
                  disabled={isBusy}
                  onChange={(event) => setChosen(event.currentTarget.value as StaffRole)}
                >
                  {staffRoles.map((one) => (
                    <option key={one} value={one}>
                      {roles[one].title}
                    </option>
                  ))}
                </Select>
              </div>
              {chosen && chosen !== role && (
                <Button
                  tone="primary"
                  fontSize={1}
                  padding={3}
                  text="Change role"
                  aria-label={`Change the role of ${name}`}
                  disabled={isBusy}
                  onClick={() => save(chosen)}
                />
              )}
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                padding={3}
                text="Remove"
                aria-label={`Remove ${name}`}
                disabled={isBusy}
                onClick={() => setRemoving(true)}
              />
            </Flex>
          )}
        </Flex>
        {chosen && chosen !== role && (
          <Text size={1} muted>
            {roles[chosen].title}: {roles[chosen].words}
            {isYou && role === 'owner' && ' You will no longer see this screen.'}
          </Text>
        )}
        <FactorLine person={person} onReset={onChanged} onDone={onDone} />
        {problem && <Problem text={problem} />}
      </Stack>
      {isRemoving && (
        <RemoveDialog
          person={person}
          isHosted={isHosted}
          onRemoved={async () => {
            await onChanged()
            onDone(`${name} no longer has access.`)
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </Card>
  )
}

type FactorLineProps = { person: PersonRow; onReset: () => Promise<void>; onDone: (what: string) => void }

/** Whether they have a second factor, and the way to another when phone and recovery codes are lost. Asked twice. */
function FactorLine({ person: { id, name, hasFactor, isYou }, onReset, onDone }: FactorLineProps) {
  const [isSure, setSure] = useState(false)
  const { isBusy, problem, change } = useChange(onReset)
  const reset = async () => {
    if (!isSure) return setSure(true)
    setSure(false)
    if (await change({ method: 'POST', path: `people/${id}/reset-factor`, body: {} }))
      onDone(`${name} can now set up a new second factor.`)
  }
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} muted>
          {hasFactor ? '✓ Second factor' : 'No second factor yet'}
        </Text>
        {hasFactor && !isYou && (
          <Button
            mode="bleed"
            tone={isSure ? 'critical' : 'default'}
            fontSize={1}
            padding={2}
            text={isSure ? 'Yes, reset it' : 'Reset second factor'}
            aria-label={`${isSure ? 'Yes, reset' : 'Reset'} the second factor of ${name}`}
            disabled={isBusy}
            onClick={reset}
          />
        )}
      </Flex>
      {problem && <Problem text={problem} />}
    </Stack>
  )
}

type RemoveDialogProps = {
  person: PersonRow
  isHosted: boolean
  onRemoved: () => unknown
  onClose: () => void
}

/** Asks once more, and says what ends. */
function RemoveDialog({
  person: { id, name, email, isYou },
  isHosted,
  onRemoved,
  onClose,
}: RemoveDialogProps) {
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
