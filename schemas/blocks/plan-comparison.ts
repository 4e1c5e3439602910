import { TiersIcon } from '@sanity/icons/Tiers'
import { defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const planComparison = defineType({
  name: 'planComparison',
  title: 'Comparison of the plans',
  description: 'The published plans as a table. Hidden on phones, where the cards say the same.',
  type: 'object',
  icon: TiersIcon,
  fields: [headingField(), introField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Comparison of the plans' }),
  },
})
