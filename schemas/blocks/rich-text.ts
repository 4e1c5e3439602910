import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'
import { bodyField } from '../fields/body.ts'
import { anchorField, toneField } from '../fields/section.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs, lists and small headings.',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string' }),
    bodyField(),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', words: 'body.0.children.0.text' },
    prepare: ({ title, words }) => ({ title: title || words || 'No text yet', subtitle: 'Text' }),
  },
})
