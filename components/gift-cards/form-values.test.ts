import { expect, test } from 'vitest'
import { type GiftLine, giftProblems } from '@/lib/shop/gift-cards/shared/rules'
import { readChange } from './change-form'
import { readGift, writeGift } from './form-values'

const today = '2026-11-22'
const choice = { id: 'gift-wellness', title: 'Wellness', priceCents: 300_00, valueCents: 399_00 }
const values = {
  presetId: '',
  valueCents: '75.50',
  recipientName: 'Sam',
  recipientEmail: '',
  senderName: 'Alex',
  message: '',
  deliverOn: '',
}

/** A form as far as it is read and filled. */
function formOf(change: Partial<typeof values> = {}) {
  const controls = Object.fromEntries(
    Object.entries({ ...values, ...change }).map(([name, value]) => [
      name,
      { value, readOnly: false, validity: { badInput: false } },
    ]),
  )
  const form = { elements: { namedItem: (name: string) => controls[name] } } as unknown as HTMLFormElement
  return { form, controls }
}

test('a card waiting for its day is not changed to no day, which would mail it at once', () => {
  const changed = (deliverOn: string, isScheduled: boolean) =>
    readChange(formOf({ deliverOn }).form, isScheduled)
  const wrong = (change: object) =>
    giftProblems({ ...values, giftKey: '', valueCents: 50_00, presetId: null, ...change }, today)
  expect(wrong(changed('', true))).toEqual(['deliverOn'])
  expect(wrong(changed('2026-12-24', true))).toEqual([])
  expect(changed('2026-12-24', true)).toMatchObject({ deliverOn: '2026-12-24' })
  expect(changed('', false)).not.toHaveProperty('deliverOn')
})

test('what was pasted is read without what can’t be kept', () => {
  const { form } = formOf({ recipientName: ' Sam\tLee\v', message: 'Happy\vbirthday\t!\u0000\ud800' })
  expect(readGift(form, [], 'key')).toMatchObject({ recipientName: 'Sam Lee', message: 'Happy\nbirthday !' })
  expect(readChange(form, false)).toMatchObject({ recipientName: 'Sam Lee', message: 'Happy\nbirthday !' })
})

test('a card of one’s own amount is edited with its amount, also after a preset was chosen', () => {
  const { form, controls } = formOf({ presetId: choice.id, valueCents: '399' })
  const amount = controls.valueCents
  if (amount) amount.readOnly = true
  const own: GiftLine = { ...readGift(formOf().form, [choice], 'key'), presetId: null }
  writeGift(form, own)
  expect(amount).toMatchObject({ value: '75.50', readOnly: false })
  writeGift(form, { ...own, presetId: choice.id, valueCents: 399_00 })
  expect(amount).toMatchObject({ value: '399', readOnly: true })
})
