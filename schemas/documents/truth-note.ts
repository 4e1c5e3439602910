import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'

/** Written by the truth check when somebody says that a finding is intended; in no list, search or menu. */
export const truthNote = defineType({
  name: 'truthNote',
  title: 'Intended finding',
  type: 'document',
  icon: CheckmarkCircleIcon,
  __experimental_omnisearch_visibility: false,
  fields: [
    defineField({
      name: 'findingKey',
      title: 'Finding',
      type: 'string',
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'reason',
      title: 'Why it is intended',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().min(10).max(500),
    }),
    defineField({ name: 'by', title: 'By', type: 'string', readOnly: true }),
    defineField({ name: 'at', title: 'At', type: 'datetime', readOnly: true }),
  ],
  preview: { select: { title: 'reason', subtitle: 'by' } },
})
