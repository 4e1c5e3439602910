import { expect, test } from 'vitest'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { readGift, writeGift } from './form-values'
import { readChange } from './gift-work'

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
    Object.entries({ ...values, ...change }).map(([name, value]) => [name, { value, readOnly: false }]),
  )
  const form = { elements: { namedItem: (name: string) => controls[name] } } as unknown as HTMLFormElement
  return { form, controls }
}

test('what was pasted is read without what can’t be kept', () => {
  const { form } = formOf({ recipientName: ' Sam\tLee\v', message: 'Happy\vbirthday\t!\u0000\ud800' })
  expect(readGift(form, [], 'key')).toMatchObject({ recipientName: 'Sam Lee', message: 'Happy\nbirthday !' })
  expect(readChange(form, false)).toEqual({
    recipientName: 'Sam Lee',
    recipientEmail: '',
    message: 'Happy\nbirthday !',
  })
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
