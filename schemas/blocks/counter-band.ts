import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, introField, toneField } from '../fields/section.ts'

export const counterBand = defineType({
  name: 'counterBand',
  title: 'Counters',
  description: 'Figures that count up when they come into view.',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'counters',
      title: 'Counters',
      type: 'array',
      of: [defineArrayMember({ type: 'counter' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
    toneField(),
  ],
  preview: {
    select: { title: 'heading', counters: 'counters' },
    prepare: ({ title, counters }: { title?: string; counters?: unknown[] }) => ({
      title,
      subtitle: `Counters · ${counters?.length ?? 0}`,
    }),
  },
})
