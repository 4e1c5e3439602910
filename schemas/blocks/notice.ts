import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField } from '../fields/section.ts'

export const notice = defineType({
  name: 'notice',
  title: 'Notice',
  description: 'Something visitors must not miss: an emergency line, an important condition.',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    headingField(),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Emergency', value: 'emergency' },
          { title: 'Important', value: 'important' },
          { title: 'Good to know', value: 'info' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'info',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', kind: 'kind' },
    prepare: ({ title, kind }) => ({ title, subtitle: `Notice · ${kind}` }),
  },
})
