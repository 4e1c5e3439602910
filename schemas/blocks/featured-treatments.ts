import { StarFilledIcon } from '@sanity/icons/StarFilled'
import { defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const featuredTreatments = defineType({
  name: 'featuredTreatments',
  title: 'Featured treatments',
  description: 'The first three treatments, shown one at a time. Set their order under Treatments.',
  type: 'object',
  icon: StarFilledIcon,
  fields: [headingField(), introField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Featured treatments' }),
  },
})
