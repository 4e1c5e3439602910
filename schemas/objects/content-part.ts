import { DropIcon } from '@sanity/icons/Drop'
import { defineField, defineType } from 'sanity'

/** One ingredient of a drip or an injection. */
export const contentPart = defineType({
  name: 'contentPart',
  title: 'Ingredient and amount',
  type: 'object',
  icon: DropIcon,
  fields: [
    defineField({
      name: 'ingredient',
      title: 'Ingredient',
      type: 'reference',
      to: [{ type: 'ingredient' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'amount',
      title: 'Amount',
      description: 'As patients read it: “500 ml”, “100mg”. Leave blank if the provider decides.',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
  ],
  preview: { select: { title: 'ingredient.name', subtitle: 'amount' } },
})
