import { NumberIcon } from '@sanity/icons/Number'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const stepSelector = defineType({
  name: 'stepSelector',
  title: 'Steps to choose from',
  description: 'Steps with their time, one shown at a time.',
  type: 'object',
  icon: NumberIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'items',
      title: 'Steps',
      type: 'array',
      of: [defineArrayMember({ type: 'timedStep' })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', items: 'items' },
    prepare: ({ title, items }: { title?: string; items?: unknown[] }) => ({
      title,
      subtitle: `Steps to choose from · ${items?.length ?? 0}`,
    }),
  },
})
