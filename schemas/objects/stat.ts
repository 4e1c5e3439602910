import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'

export const stat = defineType({
  name: 'stat',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      description: 'As visitors read it: 15K+, 98%, 24/7.',
      type: 'string',
      validation: (rule) => rule.required().max(12),
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Where the figure comes from, for you and your colleagues; visitors don’t see it.',
      type: 'string',
      validation: (rule) => rule.max(200),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
