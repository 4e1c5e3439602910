import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { toneField } from '../fields/section.ts'

export const statBand = defineType({
  name: 'statBand',
  title: 'Figures',
  description: 'Two to four figures in one line.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', description: 'Optional.', type: 'string' }),
    defineField({
      name: 'stats',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'stat' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    toneField(),
  ],
  preview: {
    select: { title: 'heading', first: 'stats.0.value' },
    prepare: ({ title, first }) => ({ title: title || first, subtitle: 'Figures' }),
  },
})
