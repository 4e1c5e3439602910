import { BillIcon } from '@sanity/icons/Bill'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const startingPrices = defineType({
  name: 'startingPrices',
  title: 'Starting prices',
  description: 'What services cost at least, as the Good Faith Estimate page says it.',
  type: 'object',
  icon: BillIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'services',
      title: 'Services',
      description: 'Names and prices are under “Services to estimate”.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'estimateService' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Starting prices' }) },
})
