import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const badgeList = defineType({
  name: 'badgeList',
  title: 'Badges',
  description: 'Licenses and standards; the badges themselves are under “Badges”.',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'badges',
      title: 'Badges',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'badge' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Badges' }) },
})
