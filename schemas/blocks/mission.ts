import { HeartIcon } from '@sanity/icons/Heart'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, toneField } from '../fields/section.ts'

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  description: 'One sentence the clinic stands for, with the year of its licence.',
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
        rule.max(280).warning('More than 280 letters are too long to be drawn large.'),
      ],
    }),
    defineField({
      name: 'claim',
      title: 'Line below',
      description:
        'The year of the licence is added by itself, for example: “Licensed Medical Practice Since”.',
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
