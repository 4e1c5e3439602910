import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { replyUnits } from '../../lib/content/shared/choices.ts'
import { timeProblem } from '../rules/times.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Days as visitors read them',
      description: 'For example “Monday to Friday”.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'days',
      title: 'Days',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: days },
      validation: (rule) => rule.required().min(1).unique(),
    }),
    timeField('opens', 'Opens'),
    timeField('closes', 'Closes'),
  ],
  preview: {
    select: { title: 'label', opens: 'opens', closes: 'closes' },
    prepare: ({ title, opens, closes }) => ({ title, subtitle: `${opens} – ${closes}` }),
  },
})

function timeField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: 'Arizona time, written like 08:00 or 20:00.',
    type: 'string',
    validation: (rule) => rule.required().custom(timeProblem),
  })
}

export const replyWithin = defineType({
  name: 'replyWithin',
  title: 'Promised answer',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'amount',
      title: 'Within',
      description: 'For “2–3 business days”, enter 3.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(90),
    }),
    defineField({
      name: 'unit',
      title: 'Hours or business days',
      description: 'Business days are Monday to Friday without federal holidays and your closed days.',
      type: 'string',
      options: { list: [...replyUnits], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
  ],
})
