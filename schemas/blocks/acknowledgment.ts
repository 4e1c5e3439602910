import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const acknowledgment = defineType({
  name: 'acknowledgment',
  title: 'Acknowledgment',
  description: 'What visitors agree to by using the site. It is read, not ticked.',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'points',
      title: 'Points',
      description: 'Each completes the introduction.',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2, validation: (rule) => rule.required().max(280) })],
      validation: (rule) => rule.required().min(1).error('Write at least one point.'),
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Acknowledgment' }) },
})
