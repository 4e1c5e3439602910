import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about } from '../fields/findable.ts'
import { moneyProblem } from '../rules/money.ts'

export const estimateService = defineType({
  name: 'estimateService',
  title: 'Service to estimate',
  type: 'document',
  icon: BillIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'As visitors read it on the Good Faith Estimate page.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'price',
      title: 'Starting price',
      description: 'Dollars. The running total adds these up; the estimate you send names the real prices.',
      type: 'number',
      validation: (rule) => rule.required().custom(moneyProblem),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One short line of what it includes.',
      type: 'string',
      options: about,
      validation: (rule) => rule.max(120).warning('More than 120 characters make the card uneven.'),
    }),
    defineField({
      name: 'slug',
      title: 'Short name',
      description: 'Requests are stored with it. Don’t change it later.',
      type: 'slug',
      options: { source: 'title', maxLength: 60 },
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
  orderings: [{ title: 'As on the page', name: 'page', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', price: 'price' },
    prepare: ({ title, price }) => ({
      title,
      subtitle: typeof price === 'number' ? `from ${formatDollars(price)}` : 'No price yet',
    }),
  },
})
