import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about } from '../fields/findable.ts'
import { orderField, pageOrdering, priceField, slugField } from '../fields/offer.ts'
import { detailsField } from '../fields/page.ts'
import { featuresField } from '../fields/text.ts'

/** One membership (ENT-023); its short name is the plan's id. */
export const membershipPlan = defineType({
  name: 'membershipPlan',
  title: 'Membership plan',
  type: 'document',
  icon: UsersIcon,
  groups: [
    { name: 'offer', title: 'Name and price', default: true },
    { name: 'words', title: 'What it includes' },
    { name: 'placing', title: 'Place and booking' },
  ],
  fieldsets: [{ name: 'price', title: 'Price', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'offer',
      validation: (rule) => rule.required().max(60),
    }),
    priceField({ group: 'offer', fieldset: 'price' }, 'Price', 'Dollars for each period.'),
    defineField({
      name: 'period',
      title: 'Paid every',
      type: 'string',
      group: 'offer',
      fieldset: 'price',
      options: {
        list: [
          { title: 'Month', value: 'month' },
          { title: 'Year', value: 'year' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'month',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'isFeatured',
      title: 'Mark as “Most Popular”',
      description: 'Mark one plan at most; if you mark more, none is shown as marked.',
      type: 'boolean',
      group: 'offer',
      initialValue: false,
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Who this plan is for, in one sentence.',
      type: 'text',
      rows: 2,
      options: about,
      group: 'words',
      validation: (rule) => [rule.required(), rule.max(160).warning('Shorter reads better on the card.')],
    }),
    featuresField('What it includes', 6, { group: 'words' }),
    defineField({
      name: 'savings',
      title: 'The saving, in words',
      description:
        'When does it pay off? Use prices from the site, and check this sentence when they change.',
      type: 'text',
      rows: 2,
      options: about,
      group: 'words',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'drips',
      title: 'IV drips',
      description: 'For the comparison: “2”, “Unlimited”. Blank reads as “not included”.',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.max(24),
    }),
    defineField({
      name: 'shots',
      title: 'Vitamin shots',
      description: 'For the comparison: “4”, “Unlimited”. Blank reads as “not included”.',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.max(24),
    }),
    defineField({
      name: 'discount',
      title: 'Savings on everything else',
      description: 'For the comparison: “20% off”. Blank reads as “not included”.',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.max(24),
    }),
    detailsField({ group: 'words' }),
    defineField({
      name: 'intakeId',
      title: 'Package in the booking system',
      description: 'Selects what “Join Now” opens. Without it, the Wellness Explorer opens.',
      type: 'string',
      group: 'placing',
      validation: (rule) => rule.max(80),
    }),
    slugField('name', { group: 'placing' }),
    orderField({ group: 'placing' }),
  ],
  orderings: [
    pageOrdering,
    { title: 'Price, low to high', name: 'price', by: [{ field: 'price', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'name', price: 'price', period: 'period', isFeatured: 'isFeatured' },
    prepare: ({ title, price, period, isFeatured }) => ({
      title,
      subtitle: [
        typeof price === 'number' ? `${formatDollars(price)} a ${period}` : 'No price yet',
        isFeatured && 'Most Popular',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
