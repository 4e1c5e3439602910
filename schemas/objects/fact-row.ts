import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineField, defineType } from 'sanity'

export const factRow = defineType({
  name: 'factRow',
  title: 'Line',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'term',
      title: 'About',
      description: 'Two or three words: “How long”.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'detail',
      title: 'Fact',
      description: 'A number or one short sentence: “5 to 10 minutes by video”.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(240),
    }),
  ],
  preview: { select: { title: 'term', subtitle: 'detail' } },
})
