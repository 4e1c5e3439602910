import { BellIcon } from '@sanity/icons/Bell'
import { defineField, defineType } from 'sanity'
import { endingNames } from '../../lib/content/shared/choices.ts'
import { anchorField } from '../fields/section.ts'

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  description: 'A colored band with one thing to know and one thing to do.',
  type: 'object',
  icon: BellIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    defineField({ name: 'secondLink', title: 'Second button', type: 'link' }),
    defineField({
      name: 'tone',
      title: 'Color',
      type: 'string',
      options: {
        list: [
          { title: 'Sand (light)', value: 'sand' },
          { title: 'Agave (dark)', value: 'agave' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'sand',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'art',
      title: 'Drawing',
      type: 'string',
      options: { list: [...endingNames] },
      initialValue: 'plant',
    }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Callout' }),
  },
})
