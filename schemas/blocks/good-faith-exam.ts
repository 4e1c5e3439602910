import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sceneField } from '../fields/scene.ts'
import { anchorField, headingField, toneField } from '../fields/section.ts'

export const goodFaithExam = defineType({
  name: 'goodFaithExam',
  title: 'Good faith exam',
  description: 'What the exam is, why it’s needed, and how to get it.',
  type: 'object',
  icon: ClipboardIcon,
  fields: [
    headingField(),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'A blank line starts a new paragraph.',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'points',
      title: 'Good to know',
      description: 'Two to four short points.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(90) })],
      validation: (rule) => rule.unique().max(4),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Appears next to the call button.',
      type: 'link',
    }),
    sceneField(),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Good faith exam' }),
  },
})
