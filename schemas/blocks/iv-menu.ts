import { FilterIcon } from '@sanity/icons/Filter'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

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
