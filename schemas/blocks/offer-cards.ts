import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const offerCards = defineType({
  name: 'offerCards',
  title: 'Offers',
  description: 'What new patients save, and how.',
  type: 'object',
  icon: TagIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'offers',
      title: 'Offers',
      type: 'array',
      of: [defineArrayMember({ type: 'offer' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Offers' }) },
})
