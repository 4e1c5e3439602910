import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const cardGrid = defineType({
  name: 'cardGrid',
  title: 'Cards',
  description: 'Three to eight things of equal weight, side by side or as a list.',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(1).error('Write at least one card.'),
    }),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: {
        list: [
          { title: 'Cards', value: 'cards' },
          { title: 'Rows next to the heading', value: 'rows' },
          { title: 'Rows that are folded on phones', value: 'folds' },
          { title: 'Checklist', value: 'ticks' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'cards',
      validation: (rule) => rule.required(),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', cards: 'cards' },
    prepare: ({ title, cards }: { title?: string; cards?: unknown[] }) => ({
      title,
      subtitle: `Cards · ${cards?.length ?? 0}`,
    }),
  },
})
