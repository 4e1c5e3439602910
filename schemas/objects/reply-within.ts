import { defineField, defineType } from 'sanity'
import { replyUnits } from '../../lib/care/promises/shared.ts'

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
