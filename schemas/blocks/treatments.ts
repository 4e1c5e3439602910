import { FilterIcon } from '@sanity/icons/Filter'
import { HeartIcon } from '@sanity/icons/Heart'
import { StarFilledIcon } from '@sanity/icons/StarFilled'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const treatmentMenu = defineType({
  name: 'treatmentMenu',
  title: 'Treatment menu',
  description:
    'Every treatment with its price: six at first, the rest at the press of a button. Edit them under Treatments.',
  type: 'object',
  icon: HeartIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'note',
      title: 'Line below the cards',
      description: 'For example, where to find the full IV menu.',
      type: 'string',
      validation: (rule) => rule.max(160),
    }),
    defineField({ name: 'link', title: 'Link beside it', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Treatment menu' }),
  },
})

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

type Category = { key?: string }

export const ivMenu = defineType({
  name: 'ivMenu',
  title: 'IV menu',
  description: 'Lists every published IV service by category. Edit prices under IV services.',
  type: 'object',
  icon: FilterIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'categories',
      title: 'Categories',
      description: 'In this order. Services whose category isn’t listed here come last.',
      type: 'array',
      of: [defineArrayMember({ type: 'ivCategory' })],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .custom((categories: Category[] | undefined) => {
            const keys = (categories ?? []).map(({ key }) => key)
            return new Set(keys).size === keys.length || 'Each category can be listed once.'
          }),
    }),
    defineField({
      name: 'nothingFound',
      title: 'When nothing matches',
      description: 'Shown when no service matches the chosen category and price.',
      type: 'string',
      initialValue: 'No service fits this choice.',
      validation: (rule) => rule.required(),
    }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'IV menu' }),
  },
})
