import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about } from '../fields/findable.ts'
import { orderField, pageOrdering, priceField, slugField } from '../fields/offer.ts'

export const packageType = defineType({
  name: 'package',
  title: 'Package',
  type: 'document',
  icon: PackageIcon,
  fieldsets: [{ name: 'price', title: 'Price', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    priceField({ fieldset: 'price' }, 'Price', 'Dollars per month or year.'),
    defineField({
      name: 'period',
      title: 'Paid every',
      type: 'string',
      fieldset: 'price',
      options: {
        list: [
          { title: 'Month', value: 'month' },
          { title: 'Year', value: 'year' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'year',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Who this package is for, in one or two sentences.',
      type: 'text',
      rows: 3,
      options: about,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'features',
      title: 'What it includes',
      description: 'Shots, savings and terms, one per line.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(80) }),
      ],
      validation: (rule) => rule.required().min(1).max(6).unique().error('Name one to six different points.'),
    }),
    defineField({
      name: 'isFeatured',
      title: 'Highlight this package',
      description: 'Highlight one package at most; if you highlight more, none is.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'intakeId',
      title: 'Package in the booking system',
      description: 'Selects what “Choose package” opens. Without it, visitors are asked to call.',
      type: 'string',
      validation: (rule) => rule.max(80),
    }),
    slugField('name'),
    orderField(),
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
        isFeatured && 'highlighted',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
