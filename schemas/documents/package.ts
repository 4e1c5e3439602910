import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { moneyProblem } from '../rules/money.ts'

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
    defineField({
      name: 'price',
      title: 'Price',
      description: 'Dollars per month or year.',
      type: 'number',
      fieldset: 'price',
      validation: (rule) => rule.required().custom(moneyProblem),
    }),
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
      description: 'Whom this package suits, in one or two sentences.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'features',
      title: 'What it includes',
      description: 'Shots, savings and terms, one per line.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) })],
      validation: (rule) => rule.required().min(1).max(6).unique().error('Name one to six different points.'),
    }),
    defineField({
      name: 'isFeatured',
      title: 'Highlight this package',
      description: 'Highlight one package at most; more than one highlights nothing.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'slug',
      title: 'Short name in addresses',
      description: 'Press Generate once. Changing it later breaks links to this package.',
      type: 'slug',
      options: { source: 'name', maxLength: 60 },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: 'Place in the list',
      description: 'Small numbers come first.',
      type: 'number',
      initialValue: 100,
      validation: (rule) => rule.required().integer().min(0),
    }),
  ],
  orderings: [
    { title: 'As on the page', name: 'page', by: [{ field: 'order', direction: 'asc' }] },
    { title: 'Price, low to high', name: 'price', by: [{ field: 'price', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'name', price: 'price', period: 'period', isFeatured: 'isFeatured' },
    prepare: ({ title, price, period, isFeatured }) => ({
      title,
      subtitle: [
        typeof price === 'number' ? `$${price} a ${period}` : 'No price yet',
        isFeatured && 'highlighted',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
