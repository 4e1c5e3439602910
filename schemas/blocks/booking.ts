import { CalendarIcon } from '@sanity/icons/Calendar'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sceneField } from '../fields/look.ts'
import { anchorField, headingField, toneField } from '../fields/page.ts'

export const bookingCallout = defineType({
  name: 'bookingCallout',
  title: 'Booking',
  description: 'A dark band with reasons to book and a way to do it.',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    headingField(),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({
      name: 'points',
      title: 'Trust points',
      description: 'Four short ones: what people want to know before they book.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) })],
      validation: (rule) => rule.required().unique().min(2).max(6),
    }),
    defineField({
      name: 'assurances',
      title: 'Assurances under the buttons',
      description: 'Two or three words each: “Licensed Professionals”.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(40) })],
      validation: (rule) => rule.unique().max(4),
    }),
    defineField({
      name: 'links',
      title: 'Buttons',
      description: 'The first one is the strongest.',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    defineField({
      name: 'reviewsHeading',
      title: 'Heading of the reviews',
      description:
        'Shows the reviews from “Booking and widgets” below it, or testimonials until those are set up. Leave blank for none.',
      type: 'string',
      validation: (rule) => rule.max(80),
    }),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Booking' }) },
})

export const goodFaithExam = defineType({
  name: 'goodFaithExam',
  title: 'Good faith exam',
  description: 'What the exam is, why it’s needed, and how to get it.',
  type: 'object',
  icon: ClipboardIcon,
  fields: [
    headingField(),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'A blank line starts a new paragraph.',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'points',
      title: 'Good to know',
      description: 'Two to four short points.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(90) })],
      validation: (rule) => rule.unique().max(4),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Appears next to the call button.',
      type: 'link',
    }),
    sceneField(),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Good faith exam' }),
  },
})
