import { HeartIcon } from '@sanity/icons/Heart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { about, otherName } from '../fields/findable.ts'
import { orderField, originalPriceField, pageOrdering, priceField } from '../fields/offer.ts'
import { priceWords } from '../rules/money.ts'

const colours = [
  { title: 'Hydration blue', value: 'hydration' },
  { title: 'Energy gold', value: 'energy' },
  { title: 'Immune green', value: 'immune' },
  { title: 'Recovery coral', value: 'recovery' },
  { title: 'Beauty rose', value: 'beauty' },
  { title: 'Performance orange', value: 'performance' },
  { title: 'NAD+ violet', value: 'nad' },
]

export const treatment = defineType({
  name: 'treatment',
  title: 'Treatment',
  description: 'An IV treatment on the home page, with its price there. The IV menu has its own services.',
  type: 'document',
  icon: HeartIcon,
  groups: [
    { name: 'offer', title: 'Name and price', default: true },
    { name: 'words', title: 'Description' },
    { name: 'placing', title: 'Image and place' },
  ],
  fieldsets: [
    { name: 'prices', title: 'Prices', options: { columns: 2 } },
    { name: 'marks', title: 'Marks on the card', options: { columns: 2 } },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      group: 'offer',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'subtitle',
      title: 'Line of treatments',
      description: 'Shown above the name: “Basic Hydration”. Also used for booking.',
      type: 'string',
      options: otherName,
      group: 'offer',
      validation: (rule) => rule.required().max(40),
    }),
    priceField({ group: 'offer', fieldset: 'prices' }, 'Price today', 'Dollars for one visit.'),
    originalPriceField({ group: 'offer', fieldset: 'prices' }),
    defineField({
      name: 'duration',
      title: 'Time',
      description: 'As visitors read it: “45 min”, “2-4 hrs”.',
      type: 'string',
      group: 'offer',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'satisfaction',
      title: 'Satisfied patients, percent',
      description: 'From your own survey, 0 to 100. Leave blank if no one was asked.',
      type: 'number',
      group: 'offer',
      validation: (rule) => rule.min(0).max(100),
    }),
    defineField({
      name: 'isPopular',
      title: 'Popular',
      type: 'boolean',
      group: 'offer',
      fieldset: 'marks',
      initialValue: false,
    }),
    defineField({
      name: 'isTrending',
      title: 'Trending',
      type: 'boolean',
      group: 'offer',
      fieldset: 'marks',
      initialValue: false,
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Two sentences: what is in the bag, and what people use it for. “Supports”, not “cures”.',
      type: 'text',
      rows: 3,
      options: about,
      group: 'words',
      validation: (rule) => [
        rule.required(),
        rule.max(220).warning('More than 220 characters make the card uneven.'),
      ],
    }),
    defineField({
      name: 'features',
      title: 'Features',
      description: 'Three short points.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(60) }),
      ],
      group: 'words',
      validation: (rule) => rule.required().length(3).unique().error('Name three different features.'),
    }),
    defineField({
      name: 'category',
      title: 'What for',
      description: 'One or two words patients search for: “Energy”, “Recovery”.',
      type: 'string',
      options: otherName,
      group: 'words',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'image',
      title: 'Photo',
      description: 'Replaces the drawn drip bag.',
      type: 'accessibleImage',
      group: 'placing',
    }),
    defineField({
      name: 'gradient',
      title: 'Color',
      description: 'Of the drawn bag and the ground behind it.',
      type: 'string',
      options: { list: colours },
      group: 'placing',
      initialValue: 'hydration',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'bookingTarget',
      title: 'Name in the booking system',
      description:
        'One of the services under “Booking and widgets”. Empty: the short name of this treatment.',
      type: 'string',
      group: 'placing',
      validation: (rule) => rule.max(80),
    }),
    orderField({ group: 'placing' }),
  ],
  orderings: [pageOrdering, { title: 'Name', name: 'name', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'title',
      price: 'price',
      duration: 'duration',
      isPopular: 'isPopular',
      isTrending: 'isTrending',
      media: 'image',
    },
    prepare: ({ title, price, duration, isPopular, isTrending, media }) => ({
      title,
      subtitle: [priceWords(price), duration, isPopular && 'Popular', isTrending && 'Trending']
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
