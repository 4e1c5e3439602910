import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formIds, forms } from '../../lib/care/forms/shared/forms.ts'
import { promiseProblem } from '../rules/times.ts'

const formChoices = formIds.map((value) => ({ value, title: forms[value].title }))

export const formText = defineType({
  name: 'formText',
  title: 'Form text',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'before', title: 'Around the form', default: true },
    { name: 'after', title: 'After sending' },
    { name: 'problems', title: 'When something is missing' },
    { name: 'fields', title: 'Fields' },
  ],
  fields: [
    defineField({
      name: 'form',
      title: 'Form',
      description: 'Fixed: each form has exactly one text.',
      type: 'string',
      group: 'before',
      options: { list: formChoices },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    words('heading', 'Heading', 'Above the form, unless its page says another.', 'before', {
      isRequired: true,
    }),
    defineField({ name: 'intro', title: 'Introduction', type: 'text', rows: 3, group: 'before' }),
    words('requiredNote', 'What the asterisk means', 'Above the first field.', 'before'),
    words('button', 'Button', 'Says what happens, for example “Send message”.', 'before', {
      isRequired: true,
    }),
    words('sendingButton', 'Button while sending', 'While it’s being sent.', 'before', {
      isRequired: true,
    }),
    defineField({
      name: 'note',
      title: 'Small print under the button',
      description: 'For example when to call instead. One or two sentences.',
      type: 'text',
      rows: 2,
      group: 'before',
    }),
    words('successTitle', 'Title when it was sent', 'Shown only once it’s saved.', 'after', {
      isRequired: true,
    }),
    words(
      'successText',
      'Text when it was sent',
      'Of the discount code: {email} and {code} stand for what was sent, and where to.',
      'after',
      { isLong: true, isRequired: true },
    ),
    defineField({
      name: 'replyWithin',
      title: 'Promised answer',
      description:
        'What the texts promise; sets the due time in the inbox. Estimates are never due later than the law allows.',
      type: 'replyWithin',
      group: 'after',
      validation: (rule) =>
        rule
          .custom((promised, { document }) =>
            promiseProblem(promised as Promised, [
              document?.successText as string | undefined,
              document?.note as string | undefined,
              document?.intro as string | undefined,
            ]),
          )
          .warning(),
    }),
    defineField({
      name: 'careerReplyWithin',
      title: 'Promised answer to an applicant',
      description: 'For messages with the subject “Career inquiry”. The careers page promises the time.',
      type: 'replyWithin',
      group: 'after',
      hidden: ({ document }) => document?.form !== 'contact',
    }),
    words('sentNote', 'Line that stays next to the button', 'After the message has disappeared.', 'after'),
    words('waitingTitle', 'Title when there is no spot left', 'Only for reservations.', 'after'),
    words(
      'waitingText',
      'Text when there is no spot left',
      '{position} becomes their place in line.',
      'after',
      {
        isLong: true,
      },
    ),
    words(
      'endingTitle',
      'Title of the card',
      'Replaces the form once it’s sent. Blank: the form stays.',
      'after',
    ),
    words('endingText', 'Text of the card', undefined, 'after', { isLong: true }),
    words(
      'heldTitle',
      'Title while we look at it first',
      'For a message held as possible spam, or sent without scripts. Only needed where the words above wouldn’t be true.',
      'after',
    ),
    words('heldText', 'Text while we look at it first', undefined, 'after', { isLong: true }),
    words('missingTitle', 'Title when a field is missing', undefined, 'problems', { isRequired: true }),
    words('missingText', 'Text when a field is missing', undefined, 'problems', {
      isLong: true,
      isRequired: true,
    }),
    words(
      'noServiceTitle',
      'Title when no service is selected',
      'Only for the Good Faith Estimate.',
      'problems',
    ),
    words('noServiceText', 'Text when no service is selected', undefined, 'problems', { isLong: true }),
    words('failureTitle', 'Title when it could not be saved', undefined, 'problems', { isRequired: true }),
    words('failureText', 'Text when it could not be saved', undefined, 'problems', {
      isLong: true,
      isRequired: true,
    }),
    defineField({
      name: 'totalLabel',
      title: 'Words before the running total',
      description: 'Only for the Good Faith Estimate.',
      type: 'string',
      group: 'fields',
    }),
    defineField({
      name: 'fieldNotes',
      title: 'Labels and help',
      description:
        'Give a field a different label, or a line of help under it. Fields not listed keep their own label.',
      type: 'array',
      group: 'fields',
      of: [defineArrayMember({ type: 'fieldNote' })],
    }),
  ],
  preview: {
    select: { title: 'heading', form: 'form', button: 'button' },
    prepare: ({ title, form, button }) => ({
      title,
      subtitle: [form in forms && forms[form as keyof typeof forms].title, button]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

type Promised = Parameters<typeof promiseProblem>[0]
type Own = { isLong?: boolean; isRequired?: boolean }

function words(name: string, title: string, description: string | undefined, group: string, own: Own = {}) {
  const { isLong = false, isRequired = false } = own
  const common = { name, title, description, group }
  return isLong
    ? defineField({
        ...common,
        type: 'text',
        rows: 2,
        validation: (rule) => (isRequired ? rule.required() : rule),
      })
    : defineField({ ...common, type: 'string', validation: (rule) => (isRequired ? rule.required() : rule) })
}
