import { HeartIcon } from '@sanity/icons/Heart'
import { defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const planList = defineType({
  name: 'planList',
  title: 'Membership plans',
  description: 'A card for every published plan. Edit them under Membership plans.',
  type: 'object',
  icon: HeartIcon,
  fields: [headingField(), introField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Membership plans' }),
  },
})
