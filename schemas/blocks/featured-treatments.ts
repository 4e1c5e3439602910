import { StarFilledIcon } from '@sanity/icons/StarFilled'
import { defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const featuredTreatments = defineType({
  name: 'featuredTreatments',
  title: 'Featured treatments',
  description:
    'The first three treatments, one after the other in full. Their order is set under Treatments.',
  type: 'object',
  icon: StarFilledIcon,
  fields: [headingField(), introField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Featured treatments' }),
  },
})
