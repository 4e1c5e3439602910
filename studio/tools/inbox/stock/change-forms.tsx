import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { clinicDate } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { Field } from '../ui/field.tsx'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'

type OnChanged = () => Promise<void>

/** Sends a change of the stock with a key of its own: pressed again after a silence, it is the same change. */
function useStockChange(path: string, onChanged: OnChanged) {
  const { isBusy, problem, change } = useChange(onChanged)
  const pending = useRef({ of: '', key: '' })
  const [said, setSaid] = useState('')
  const send = async (body: object, words: string): Promise<boolean> => {
    const of = JSON.stringify(body)
    if (pending.current.of !== of) pending.current = { of, key: crypto.randomUUID() }
    setSaid('')
    const isDone = await change({ method: 'POST', path, body: { ...body, key: pending.current.key } })
    if (isDone) {
      pending.current = { of: '', key: '' }
      setSaid(words)
    }
    return isDone !== null
  }
  return { isBusy, problem, said, send }
}

/** Empty or letters are no number: the server says so at the field. */
const numberOf = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null)

type ReceiveProps = { productId: string; now: string; onChanged: OnChanged }

/** Units that came, with their lot. */
export function ReceiveForm({ productId, now, onChanged }: ReceiveProps) {
  const path = `stock/${encodeURIComponent(productId)}/receive`
  const { isBusy, problem, said, send } = useStockChange(path, onChanged)
  const [typed, setTyped] = useState(nothing)
  const { units, lot, expiresOn, reason } = typed
  const receive = async (event: FormEvent) => {
    event.preventDefault()
    const body = { units: numberOf(units), lot: lot.trim(), expiresOn, reason: reason.trim() }
    if (await send(body, `Received ${units.trim()}.`)) setTyped(nothing)
  }
  return (
    <StockForm label="Receive" button="Receive" {...{ isBusy, problem, said }} onSubmit={receive}>
      <Flex gap={3} wrap="wrap">
        <TextField label="Units" isNumber value={units} onChange={(units) => setTyped({ ...typed, units })} />
        <TextField label="Lot" value={lot} onChange={(lot) => setTyped({ ...typed, lot })} />
        <Field label="Expiration date">
          {(id) => (
            <TextInput
              id={id}
              type="date"
              min={clinicDate(new Date(now))}
              value={expiresOn}
              onChange={({ currentTarget }) => setTyped({ ...typed, expiresOn: currentTarget.value })}
            />
          )}
        </Field>
      </Flex>
      <TextField label="Reason" value={reason} onChange={(reason) => setTyped({ ...typed, reason })} />
    </StockForm>
  )
}

const nothing = { units: '', lot: '', expiresOn: '', reason: 'Delivery' }

type LotFormProps = { lotId: string; onHand: number; onChanged: OnChanged }

/** What was counted in a lot. */
export function CorrectForm({ lotId, onHand, onChanged }: LotFormProps) {
  const { isBusy, problem, said, send } = useStockChange(`stock/lots/${lotId}/correct`, onChanged)
  const [counted, setCounted] = useState(String(onHand))
  const [reason, setReason] = useState('')
  const correct = async (event: FormEvent) => {
    event.preventDefault()
    const body = { counted: numberOf(counted), seen: onHand, reason: reason.trim() }
    if (await send(body, 'Corrected.')) setReason('')
  }
  return (
    <StockForm label="Correct" button="Save the count" {...{ isBusy, problem, said }} onSubmit={correct}>
      <TextField label="Counted on the shelf" isNumber value={counted} onChange={setCounted} />
      <TextField label="Reason" value={reason} onChange={setReason} />
    </StockForm>
  )
}

/** Units of a lot that broke, expired or were given outside of the shop. */
export function WriteOffForm({ lotId, onHand, onChanged }: LotFormProps) {
  const { isBusy, problem, said, send } = useStockChange(`stock/lots/${lotId}/write-off`, onChanged)
  const [units, setUnits] = useState('')
  const [reason, setReason] = useState('')
  const writeOff = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await send(
      { units: numberOf(units), reason: reason.trim() },
      `Written off: ${units.trim()}.`,
    )
    if (!isDone) return
    setUnits('')
    setReason('')
  }
  return (
    <StockForm
      label="Write off"
      button="Remove from stock"
      {...{ isBusy, problem, said }}
      onSubmit={writeOff}
    >
      <TextField label={`Units, of ${onHand}`} isNumber value={units} onChange={setUnits} />
      <TextField label="Reason" value={reason} onChange={setReason} />
    </StockForm>
  )
}

type MarkProps = { productId: string; lowMark: number; onChanged: OnChanged }

/** From how many units down the clinic gets a mail. */
export function MarkForm({ productId, lowMark, onChanged }: MarkProps) {
  const { isBusy, problem, change } = useChange(onChanged)
  const [mark, setMark] = useState(String(lowMark))
  const [said, setSaid] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const path = `stock/${encodeURIComponent(productId)}/mark`
    const isDone = await change({ method: 'POST', path, body: { lowMark: numberOf(mark) } })
    setSaid(isDone ? 'Saved.' : '')
  }
  return (
    <StockForm label="Low stock" button="Save" {...{ isBusy, problem, said }} onSubmit={save}>
      <TextField label="Email us when this many are left" isNumber value={mark} onChange={setMark} />
    </StockForm>
  )
}

type StockFormProps = {
  label: string
  button: string
  isBusy: boolean
  problem: string | null
  said: string
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

const StockForm = ({ label, button, isBusy, problem, said, onSubmit, children }: StockFormProps) => (
  <Card border radius={3} padding={4}>
    <Stack as="form" gap={4} onSubmit={onSubmit} noValidate aria-label={label}>
      <Heading as="h3" size={1}>
        {label}
      </Heading>
      {children}
      <Flex>
        <Button type="submit" tone="primary" text={button} disabled={isBusy} />
      </Flex>
      <div role="status">{said && <Text>{said}</Text>}</div>
      {problem && <Problem text={problem} />}
    </Stack>
  </Card>
)

type TextFieldProps = { label: string; value: string; onChange: (value: string) => void; isNumber?: boolean }

const TextField = ({ label, value, onChange, isNumber = false }: TextFieldProps) => (
  <Field label={label}>
    {(id) => (
      <TextInput
        id={id}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)
