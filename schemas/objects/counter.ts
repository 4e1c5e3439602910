import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'

export const counter = defineType({
  name: 'counter',
  title: 'Counter',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Counts to',
      description: 'A whole number; the comma in 15,000 is added automatically.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0),
    }),
    defineField({
      name: 'suffix',
      title: 'Sign after it',
      description: '“+” or “%”, or nothing.',
      type: 'string',
      validation: (rule) => rule.max(4),
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
  preview: {
    select: { value: 'value', suffix: 'suffix', subtitle: 'label' },
    prepare: ({ value, suffix, subtitle }) => ({ title: `${value ?? ''}${suffix ?? ''}`, subtitle }),
  },
})
