import { Button, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { DeskRules, Made, MakeRequest } from '../../../../lib/desk/discounts/shared.ts'
import { StaffProblem, useStaffApi } from '../staff-api.ts'
import { CopyField, Field } from '../ui/field.tsx'
import { Problem } from '../ui/messages.tsx'

type Refused = { text: string; field: string | null }

/** A code by one of the owner's rules, for an address or for anybody; it is shown large, to be read aloud or copied. */
export function MakeCode({ rules, onMade }: DeskRules & { onMade: () => void }) {
  const api = useStaffApi()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const rule = typed.rule || rules?.[0]?.key || ''

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setRefused(null)
    setMade(null)
    try {
      const maxUses = /^\d+$/.test(typed.maxUses.trim()) ? Number(typed.maxUses) : null
      const body = { rule, email: typed.email.trim() || null, maxUses } satisfies Unchecked
      setMade(await api.change<Made>('POST', 'discounts', body))
      setTyped({ ...nothing, rule })
      onMade()
    } catch (error) {
      const field = error instanceof StaffProblem ? error.field : null
      setRefused({ text: error instanceof Error ? error.message : String(error), field })
      focusOn(form.current, field)
    }
    setIsBusy(false)
  }
  const shared = (name: string) => ({ name, 'aria-invalid': refused?.field === name })

  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" ref={form} gap={4} onSubmit={make} noValidate aria-label="Make a code">
        <Heading as="h2" size={1}>
          Make a code
        </Heading>
        {!rules && <Problem text="The rules for codes can’t be read just now, so no code can be made." />}
        {rules?.length === 0 && (
          <Text size={1}>
            No rule lets staff make codes. The owner can write one in “Discount codes: rules”.
          </Text>
        )}
        {rules && rules.length > 0 && (
          <>
            <Flex gap={3} wrap="wrap">
              <Field label="Rule">
                {(id) => (
                  <Select
                    id={id}
                    {...shared('rule')}
                    value={rule}
                    onChange={({ currentTarget }) => setTyped({ ...typed, rule: currentTarget.value })}
                  >
                    {rules.map(({ key, name, effect }) => (
                      <option key={key} value={key}>
                        {name}: {effect}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label="Email, if it is for somebody" help="We email them the code.">
                {(id) => (
                  <TextInput
                    id={id}
                    {...shared('email')}
                    type="email"
                    autoComplete="off"
                    value={typed.email}
                    onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
                  />
                )}
              </Field>
              <Field label="How often it may be used">
                {(id) => (
                  <TextInput
                    id={id}
                    {...shared('maxUses')}
                    inputMode="numeric"
                    autoComplete="off"
                    value={typed.maxUses}
                    onChange={({ currentTarget }) => setTyped({ ...typed, maxUses: currentTarget.value })}
                  />
                )}
              </Field>
            </Flex>
            <Flex>
              <Button type="submit" tone="primary" text="Make the code" disabled={isBusy} />
            </Flex>
          </>
        )}
        {refused && <Problem text={refused.text} />}
        <Text role="status">
          {made && `${made.code} is made: ${made.effect}, ${whoseWords(made.email)}.`}
        </Text>
        {made && <CopyField isLarge label="The new code" value={made.code} note={noteFor(made.email)} />}
      </Stack>
    </Card>
  )
}

/** What was typed: the server says what is wrong with it, and where. */
type Unchecked = Record<keyof MakeRequest, unknown>

const nothing = { rule: '', email: '', maxUses: '1' }

const whoseWords = (email: string | null) => (email ? `for ${email}` : 'for anybody who has it')

const noteFor = (email: string | null) =>
  email
    ? 'It is on its way to them by email, too.'
    : 'Give it to the person it’s for: whoever has it can use it.'

function focusOn(form: HTMLFormElement | null, field: string | null) {
  const control = field && form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
