import { DropIcon } from '@sanity/icons/Drop'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about } from '../fields/findable.ts'
import { orderField, originalPriceField, pageOrdering, priceField, slugField } from '../fields/offer.ts'
import { approvalFields, contentsFields, detailsField } from '../fields/page.ts'

const categories = [
  { title: 'Energy', value: 'energy' },
  { title: 'Immune', value: 'immune' },
  { title: 'Beauty', value: 'beauty' },
  { title: 'Recovery', value: 'recovery' },
  { title: 'Wellness', value: 'wellness' },
]

export const injection = defineType({
  name: 'injection',
  title: 'Injection',
  type: 'document',
  icon: DropIcon,
  groups: [
    { name: 'offer', title: 'Name and price', default: true },
    { name: 'words', title: 'Description' },
    { name: 'page', title: 'Its page' },
    { name: 'placing', title: 'Image and place' },
  ],
  fieldsets: [{ name: 'prices', title: 'Prices', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'offer',
      validation: (rule) => rule.required().max(60),
    }),
    priceField(
      { group: 'offer', fieldset: 'prices' },
      'Price today',
      'Dollars for one injection. This is what customers pay.',
    ),
    originalPriceField({ group: 'offer', fieldset: 'prices' }),
    defineField({
      name: 'durationMinutes',
      title: 'Time',
      description: 'How long the visit for this injection takes.',
      type: 'number',
      group: 'offer',
      options: {
        list: [
          { title: '5 minutes', value: 5 },
          { title: '10 minutes', value: 10 },
          { title: '15 minutes', value: 15 },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 10,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'isExamRequired',
      title: 'Needs a Good Faith Exam',
      description:
        'When on, orders with it say so, and can only be marked as fulfilled once a clinician has checked off the exam. Leave it on unless the medical director says otherwise.',
      type: 'boolean',
      group: 'offer',
      initialValue: true,
    }),
    defineField({
      name: 'clearanceGroup',
      title: 'Exam group',
      description:
        'One exam clears a patient for every injection of the same group. Leave it empty for the usual group, “injections”. How long an exam lasts is under Booking and widgets, Good faith exam.',
      type: 'string',
      group: 'offer',
      hidden: ({ document }) => document?.isExamRequired === false,
      validation: (rule) =>
        rule.max(40).regex(/^[a-z][a-z0-9 -]*$/, { name: 'lower-case letters, digits and spaces' }),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Sets the color and the filter it appears under.',
      type: 'string',
      group: 'offer',
      options: { list: categories, layout: 'radio', direction: 'horizontal' },
      initialValue: 'wellness',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description:
        'Two sentences: what it is, and what people use it for. “Supports” is fine, “cures” is not.',
      type: 'text',
      rows: 3,
      options: about,
      group: 'words',
      validation: (rule) => [
        rule.required(),
        rule.max(240).warning('More than 240 characters make the card uneven.'),
      ],
    }),
    defineField({
      name: 'features',
      title: 'Features',
      description: 'Three or four short points.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(60) }),
      ],
      group: 'words',
      validation: (rule) =>
        rule.required().min(3).max(4).unique().error('Name three or four different features.'),
    }),
    ...contentsFields({ group: 'page' }),
    detailsField({ group: 'page' }),
    ...approvalFields({ group: 'page' }),
    defineField({
      name: 'image',
      title: 'Photo',
      description: 'Replaces the drawn vial.',
      type: 'accessibleImage',
      group: 'placing',
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
    select: {
      title: 'name',
      price: 'price',
      originalPrice: 'originalPrice',
      minutes: 'durationMinutes',
      category: 'category',
      media: 'image',
    },
    prepare: ({ title, price, originalPrice, minutes, category, media }) => ({
      title,
      subtitle: [
        priceInWords(price, originalPrice),
        categories.find(({ value }) => value === category)?.title,
        minutes && `${minutes} min`,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})

/** The Studio gives null for a field that is empty. */
function priceInWords(price?: number | null, originalPrice?: number | null): string {
  if (typeof price !== 'number') return 'No price yet'
  return typeof originalPrice === 'number'
    ? `${formatDollars(price)}, was ${formatDollars(originalPrice)}`
    : formatDollars(price)
}
