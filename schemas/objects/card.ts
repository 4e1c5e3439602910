import { SquareIcon } from '@sanity/icons/Square'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { anchorField } from '../fields/section.ts'

export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: SquareIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(320).warning('More than 320 characters make the cards uneven.'),
    }),
    iconField(),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    anchorField(),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
