import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { anchorField } from '../fields/section.ts'

export const legalText = defineType({
  name: 'legalText',
  title: 'Legal text',
  description: 'One of the legal texts with its date, its summary and a list of its sections.',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'document',
      title: 'Which text',
      description: 'The text itself is under “Legal texts”.',
      type: 'reference',
      to: [{ type: 'legalDocument' }],
      validation: (rule) => rule.required(),
    }),
    anchorField(),
  ],
  preview: {
    select: { title: 'document.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Legal text' }),
  },
})
