import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/look.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'

export const badge = defineType({
  name: 'badge',
  title: 'Badge',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'What is true and can be shown on request: “Arizona licensed”.',
      type: 'string',
      validation: (rule) => rule.required().max(48),
    }),
    defineField({
      name: 'detail',
      title: 'In one sentence',
      type: 'string',
      validation: (rule) => rule.max(120),
    }),
    iconField(),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: { select: { title: 'name', subtitle: 'detail' } },
})
