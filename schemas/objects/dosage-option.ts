import { DropIcon } from '@sanity/icons/Drop'
import { defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { moneyProblem, priceWords } from '../rules/money.ts'

/** One choice of a NAD+ service's dosage (ENT-012). */
export const dosageOption = defineType({
  name: 'dosageOption',
  title: 'Dosage',
  type: 'object',
  icon: DropIcon,
  fields: [
    defineField({
      name: 'dosage',
      title: 'Dosage',
      description: 'As patients read it: “100mg”.',
      type: 'string',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'price',
      title: 'Price with this dosage',
      description: 'Dollars. What visitors see when they choose it.',
      type: 'number',
      validation: (rule) => rule.required().custom(moneyProblem),
    }),
    defineField({
      name: 'basePrice',
      title: 'Base price',
      description: 'Dollars, without the surcharge for a higher dosage: the price of the service.',
      type: 'number',
      validation: (rule) => [
        rule.custom(moneyProblem),
        rule
          .custom((base: number | undefined, { document }) => basePriceProblem(base, document?.price))
          .warning(),
      ],
    }),
  ],
  preview: {
    select: { title: 'dosage', price: 'price' },
    prepare: ({ title, price }) => ({
      title,
      subtitle: priceWords(price),
    }),
  },
})

function basePriceProblem(base: number | undefined, price: unknown): true | string {
  if (base === undefined || typeof price !== 'number' || base === price) return true
  return `The service costs ${formatDollars(price)}. Should the base price match?`
}
