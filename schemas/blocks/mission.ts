import { HeartIcon } from '@sanity/icons/Heart'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, toneField } from '../fields/section.ts'

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  description: 'One sentence the clinic stands for, with the year it was licensed.',
  type: 'object',
  icon: HeartIcon,
  fields: [
    headingField(),
    defineField({
      name: 'statement',
      title: 'Statement',
      description: 'One or two sentences; drawn large.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required(),
        rule.max(280).warning('More than 280 characters are too many to show this large.'),
      ],
    }),
    defineField({
      name: 'claim',
      title: 'Line below',
      description:
        'The year of the license is added automatically, for example: “Licensed Medical Practice Since”.',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', statement: 'statement' },
    prepare: ({ title, statement }) => ({ title: title ?? statement, subtitle: 'Mission' }),
  },
})
