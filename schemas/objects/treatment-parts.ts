import { DropIcon } from '@sanity/icons/Drop'
import { TagIcon } from '@sanity/icons/Tag'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { askFirstTopics, ivCategoryKeys } from '../../lib/content/shared/choices.ts'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { anchorField } from '../fields/page.ts'
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

/** One answer to “what is it for?”, and the drips that go with it. */
export const dripPurpose = defineType({
  name: 'dripPurpose',
  title: 'What it is for',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Answer',
      description: 'An occasion in the visitor’s words, never an illness: “The morning after a party”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What we say about it',
      description: 'One or two sentences above the drips: what is in them, and nothing they would cure.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'drips',
      title: 'Drips',
      description:
        'The first three that fit the visitor’s time and budget are shown. Put the one you would name first on top, and one of the cheaper ones among them.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'ivService' }] })],
      validation: (rule) => rule.required().min(2).max(6).unique(),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'text' } },
})

/** Who should talk to us or to a doctor before having something, and why. */
export const askFirst = defineType({
  name: 'askFirst',
  title: 'Who should ask first',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    defineField({
      name: 'topic',
      title: 'About',
      description: 'The comparison of drips shows this alone.',
      type: 'string',
      options: { list: [...askFirstTopics], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'In words',
      description: 'One sentence: who, and why. “If your kidneys don’t work well: …”',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(240),
    }),
  ],
  preview: { select: { title: 'topic', subtitle: 'text' } },
})

/** How one category of the IV menu is called there (IVT-009). */
export const ivCategory = defineType({
  name: 'ivCategory',
  title: 'Category of the IV menu',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Category',
      description: 'Services in this category appear here. If there are none, the category is hidden.',
      type: 'string',
      options: { list: [...ivCategoryKeys], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'label',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({ name: 'intro', title: 'Who it’s for', type: 'text', rows: 2 }),
    anchorField(),
  ],
  preview: { select: { title: 'label', subtitle: 'key' } },
})
