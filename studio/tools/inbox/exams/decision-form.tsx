import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { type ClearanceOutcome, clearanceOutcomes } from '../../../../lib/care/clearances/shared.ts'
import type { ExamDetail } from '../../../../lib/desk/clearances/shared.ts'
import { useDraft } from '../ui/drafts.ts'
import { Problem } from '../ui/messages.tsx'
import { NotSent } from '../ui/not-sent.tsx'
import { FilterSelect } from '../ui/toolbar.tsx'
import { useChange } from '../ui/use-change.ts'

type Draft = {
  outcome: ClearanceOutcome
  providerName: string
  providerLicence: string
  /** The same decision however often it is pressed or sent again. */
  id: string
}

type Props = { orderId: string; group: ExamDetail['groups'][number]; onChanged: () => Promise<void> }

/** What the provider decided. It is only added to the register, so it is asked once more. */
export function DecisionForm({ orderId, group: { group, lastId, months }, onChanged }: Props) {
  const empty: Draft = { outcome: 'approved', providerName: '', providerLicence: '', id: '' }
  const [draft = empty, keep] = useDraft<Draft>(`exam ${orderId} ${group}`)
  const [isAsking, setIsAsking] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const { isBusy, problem, change } = useChange(onChanged)
  const set = (some: Partial<Draft>) => keep({ ...draft, id: draft.id || crypto.randomUUID(), ...some })
  const { outcome, providerName, providerLicence } = draft

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const sentence = providerName.trim()
      ? providerLicence.trim()
        ? null
        : 'Enter the provider’s license.'
      : 'Enter the provider’s name.'
    setWrong(sentence)
    setIsAsking(sentence === null)
  }
  const decide = async () => {
    const body = { ...draft, group, seen: lastId }
    if (await change({ method: 'POST', path: `clearances/${orderId}`, body })) keep(undefined)
    setIsAsking(false)
  }
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={ask} noValidate aria-label={`Decide about ${group}`}>
        <FilterSelect
          label="Decision"
          value={outcome}
          options={Object.entries(clearanceOutcomes)}
          onChange={(value) => set({ outcome: value as ClearanceOutcome })}
        />
        <Line
          label="Provider’s name"
          value={providerName}
          onChange={(value) => set({ providerName: value })}
        />
        <Line
          label="Provider’s license"
          value={providerLicence}
          onChange={(value) => set({ providerLicence: value })}
        />
        {(wrong || problem) && <Problem text={wrong ?? problem ?? ''} />}
        {isAsking ? (
          <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really decide?">
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text>{consequence(outcome, months)} It stays in the register.</Text>
              <Flex gap={2}>
                <Button
                  tone="primary"
                  text={`Yes: ${clearanceOutcomes[outcome]}`}
                  disabled={isBusy}
                  onClick={decide}
                />
                <Button
                  mode="ghost"
                  text="No"
                  disabled={isBusy}
                  autoFocus
                  onClick={() => setIsAsking(false)}
                />
              </Flex>
            </Flex>
          </Card>
        ) : (
          <Flex gap={3} align="center" wrap="wrap">
            <Button type="submit" mode="ghost" text="Add to the register" />
            <NotSent isKept={draft !== empty && draft.id !== ''} onDiscard={() => keep(undefined)} />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

const consequence = (outcome: ClearanceOutcome, months: number) =>
  ({
    approved: `The patient is cleared for ${months} months from now.`,
    declined: 'The patient is told by email, and the desk can refund the order.',
    more_needed: 'The patient is asked by email to get in touch.',
  })[outcome]

type LineProps = { label: string; value: string; onChange: (value: string) => void }

const Line = ({ label, value, onChange }: LineProps) => (
  <Stack as="label" gap={2}>
    <Text size={1}>{label}</Text>
    <TextInput
      value={value}
      maxLength={200}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Stack>
)
