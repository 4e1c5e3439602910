import { date, email, type Field, line, paragraph } from '../../../platform/forms/shared/field.ts'
import {
  type GiftField,
  giftSentences,
  maxEmailLength,
  maxMessageLength,
  maxNameLength,
  maxValueCents,
  minValueCents,
} from './rules.ts'

/** One sentence says all of a field, whatever is wrong with it. */
const saying = (name: GiftField) => ({
  missing: giftSentences[name],
  wrong: giftSentences[name],
  tooLong: giftSentences[name],
  unreadable: giftSentences[name],
})

/** What is asked of a card, as people type it (GIFT-007, VALID-008 to VALID-011). */
export const giftFields: Record<GiftField, Field> = {
  presetId: { ...line('presetId', 'Gift card', { isWide: true, ...saying('presetId') }), kind: 'choice' },
  valueCents: {
    ...line('valueCents', 'Amount', {
      isRequired: true,
      isWide: true,
      autoComplete: 'off',
      between: [minValueCents, maxValueCents],
      ...saying('valueCents'),
    }),
    kind: 'money',
  },
  recipientName: line('recipientName', 'Recipient’s name', {
    isRequired: true,
    most: maxNameLength,
    autoComplete: 'off',
    ...saying('recipientName'),
  }),
  senderName: line('senderName', 'Your name', {
    isRequired: true,
    most: maxNameLength,
    autoComplete: 'name',
    ...saying('senderName'),
  }),
  recipientEmail: {
    ...email,
    ...saying('recipientEmail'),
    name: 'recipientEmail',
    label: 'Recipient’s email (optional)',
    isRequired: false,
    autoComplete: 'off',
    most: maxEmailLength,
    help: 'Leave it blank and we’ll send the card to you, to give in person.',
  },
  deliverOn: date('deliverOn', 'Delivery date (optional)', {
    when: 'year',
    autoComplete: 'off',
    help: 'Arizona date, today or later. Leave it blank and we’ll send it as soon as you’ve paid.',
    ...saying('deliverOn'),
  }),
  message: paragraph('message', 'Message (optional)', {
    most: maxMessageLength,
    help: 'This appears on the card and in the email. Please leave out anything about anyone’s health.',
    ...saying('message'),
  }),
}

const { help: _, ...changedMessage } = giftFields.message

/** What can still be changed of a card that was bought; a day only until it is delivered, and never to none. */
export const changeFields = (isScheduled: boolean): Field[] => [
  giftFields.recipientName,
  { ...giftFields.recipientEmail, help: 'Leave it blank and we’ll send the card to you.' },
  ...(isScheduled
    ? [{ ...giftFields.deliverOn, label: 'Delivery date', isRequired: true, help: 'Arizona date.' }]
    : []),
  { ...changedMessage, isWide: false },
]

/** The code of a card, as typed: capitals, spaces and hyphens don't matter. */
export const codeField = line('code', 'Gift card code', {
  isRequired: true,
  most: 60,
  autoComplete: 'off',
  missing: 'Enter your gift card code.',
  help: 'It starts with OCO. Capitals, spaces and hyphens don’t matter.',
})
