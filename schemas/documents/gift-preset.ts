import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about } from '../fields/findable.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'
import { featuresField } from '../fields/text.ts'
import { moneyProblem, priceWords } from '../rules/money.ts'

/**
 * A gift card with a fixed amount (ENT-020): `amount` is paid, `originalPrice` is what the card is worth (GIFT-007).
 */
export const giftPreset = defineType({
  name: 'giftPreset',
  title: 'Gift card',
  type: 'document',
  icon: CreditCardIcon,
  fieldsets: [{ name: 'money', title: 'Money', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'amount',
      title: 'Price',
      description: 'Dollars the buyer pays.',
      type: 'number',
      fieldset: 'money',
      validation: (rule) => rule.required().custom(moneyProblem),
    }),
    defineField({
      name: 'originalPrice',
      title: 'Value of the card',
      description: 'Dollars the card is worth. The percentage saved is worked out from the two.',
      type: 'number',
      fieldset: 'money',
      validation: (rule) => [
        rule.required().custom(moneyProblem),
        rule
          .custom((value: number | undefined, { document }) =>
            value === undefined || typeof document?.amount !== 'number' || value >= document.amount
              ? true
              : 'The card is worth less than it costs.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'isPopular',
      title: 'Mark as “Popular”',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'What it will cover, in one or two sentences.',
      type: 'text',
      rows: 3,
      options: about,
      validation: (rule) => rule.required(),
    }),
    featuresField('What to know', 5),
    defineField({
      name: 'image',
      title: 'Photo',
      description: 'Replaces the drawn card.',
      type: 'accessibleImage',
    }),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: {
    select: {
      title: 'title',
      amount: 'amount',
      value: 'originalPrice',
      isPopular: 'isPopular',
      media: 'image',
    },
    prepare: ({ title, amount, value, isPopular, media }) => ({
      title,
      subtitle: [
        priceWords(amount),
        typeof value === 'number' && `worth ${formatDollars(value)}`,
        isPopular && 'Popular',
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
