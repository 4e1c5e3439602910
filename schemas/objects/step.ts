import { OlistIcon } from '@sanity/icons/Olist'
import { defineField, defineType } from 'sanity'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'What happens',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(60).warning('Is it short enough to read at a glance?'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Explanation',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
