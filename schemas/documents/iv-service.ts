import { DropIcon } from '@sanity/icons/Drop'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { ivCategoryKeys } from '../../lib/content/shared/choices.ts'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about, otherName } from '../fields/findable.ts'
import { orderField, pageOrdering, priceField, slugField } from '../fields/offer.ts'
import { anchorField, approvalFields, contentsFields, detailsField } from '../fields/page.ts'
import { featuresField } from '../fields/text.ts'
import { priceWords } from '../rules/money.ts'

const hues = [
  { title: 'Hydration (blue)', value: 'hydration' },
  { title: 'Energy (amber)', value: 'energy' },
  { title: 'Immune (green)', value: 'immune' },
  { title: 'Recovery (coral)', value: 'recovery' },
  { title: 'Beauty (rose)', value: 'beauty' },
  { title: 'NAD+ (violet)', value: 'nad' },
]

/** One entry of the IV menu (ENT-011). Its price is another one than the home page's (IVT-029). */
export const ivService = defineType({
  name: 'ivService',
  title: 'IV service',
  type: 'document',
  icon: DropIcon,
  groups: [
    { name: 'offer', title: 'Name and price', default: true },
    { name: 'words', title: 'Description' },
    { name: 'page', title: 'Its page' },
    { name: 'placing', title: 'Image and place' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'offer',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Sets the heading it appears under on the IV menu.',
      type: 'string',
      group: 'offer',
      options: { list: [...ivCategoryKeys], layout: 'radio', direction: 'horizontal' },
      initialValue: 'basic',
      validation: (rule) => rule.required(),
    }),
    priceField(
      { group: 'offer' },
      'Price on the IV menu',
      'Dollars. The home page shows the prices under Treatments.',
    ),
    defineField({
      name: 'dosages',
      title: 'Dosages',
      description: 'For NAD+ only. The first one is chosen when the page opens; its price is shown.',
      type: 'array',
      group: 'offer',
      of: [defineArrayMember({ type: 'dosageOption' })],
      validation: (rule) => [
        rule.max(8),
        rule
          .custom((dosages: { price?: number }[] | undefined, { document }) =>
            firstPriceProblem(dosages?.[0]?.price, document?.price),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'duration',
      title: 'Time',
      description: 'How long the drip takes: “45 min”, “2-4 hrs”.',
      type: 'string',
      group: 'offer',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'One or two words on the card, for example “Most booked”. Leave empty for none.',
      type: 'string',
      options: otherName,
      group: 'offer',
      validation: (rule) => rule.max(24),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description:
        'Two sentences: what is in it, and what people choose it for. “Supports” is fine, “cures” is not.',
      type: 'text',
      rows: 3,
      options: about,
      group: 'words',
      validation: (rule) => [
        rule.required(),
        rule.max(240).warning('More than 240 characters are rarely read on a menu.'),
      ],
    }),
    featuresField('What it includes', 5, { group: 'words' }),
    ...contentsFields({ group: 'page' }),
    detailsField({ group: 'page' }),
    ...approvalFields({ group: 'page' }),
    defineField({
      name: 'image',
      title: 'Photo',
      description: 'Replaces the drawn bag.',
      type: 'accessibleImage',
      group: 'placing',
    }),
    defineField({
      name: 'hue',
      title: 'Color of the drawing',
      type: 'string',
      group: 'placing',
      options: { list: hues, layout: 'radio', direction: 'horizontal' },
      initialValue: 'hydration',
      validation: (rule) => rule.required(),
    }),
    anchorField({ group: 'placing' }),
    defineField({
      name: 'bookingTarget',
      title: 'Name in the booking system',
      description: 'One of the services under “Booking and widgets”. Empty: its short name.',
      type: 'string',
      group: 'placing',
      validation: (rule) => rule.max(80),
    }),
    slugField('name', { group: 'placing' }),
    orderField({ group: 'placing' }),
  ],
  orderings: [
    pageOrdering,
    { title: 'Name', name: 'name', by: [{ field: 'name', direction: 'asc' }] },
    { title: 'Price, low to high', name: 'price', by: [{ field: 'price', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'name', price: 'price', category: 'category', badge: 'badge', media: 'image' },
    prepare: ({ title, price, category, badge, media }) => ({
      title,
      subtitle: [priceWords(price), category, badge].filter(Boolean).join(' · '),
      media,
    }),
  },
})

function firstPriceProblem(first: number | undefined, price: unknown): true | string {
  if (first === undefined || typeof price !== 'number' || first === price) return true
  return `The first dosage costs ${formatDollars(first)}, the service ${formatDollars(price)}. Visitors see ${formatDollars(first)}.`
}
