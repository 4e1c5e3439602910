import { NumberIcon } from '@sanity/icons/Number'
import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const steps = defineType({
  name: 'steps',
  title: 'Steps',
  description: 'What happens, in order.',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    introField(),
    defineField({
      name: 'items',
      title: 'Steps',
      type: 'array',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => [
        rule.required().min(2).error('Steps need at least two.'),
        rule.max(5).warning('More than five steps are hard to remember.'),
      ],
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', items: 'items' },
    prepare: ({ title, items }: { title?: string; items?: unknown[] }) => ({
      title,
      subtitle: `Steps · ${items?.length ?? 0}`,
    }),
  },
})

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
