import { PinIcon } from '@sanity/icons/Pin'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formatDollars } from '../../lib/platform/shared/money.ts'
import { about, otherName } from '../fields/findable.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'
import { moneyProblem } from '../rules/money.ts'
import { zipCodesProblem, zipCodesTakenProblem } from '../rules/zip-codes.ts'

export const serviceArea = defineType({
  name: 'serviceArea',
  title: 'Service area',
  type: 'document',
  icon: PinIcon,
  groups: [
    { name: 'area', title: 'City and time', default: true },
    { name: 'zips', title: 'ZIP codes' },
    { name: 'words', title: 'Description' },
  ],
  fieldsets: [{ name: 'minutes', title: 'The same in minutes', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'city',
      title: 'City',
      type: 'string',
      group: 'area',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'isPrimary',
      title: 'Primary area',
      description: 'Off: an extended area, which has a travel fee.',
      type: 'boolean',
      initialValue: true,
      group: 'area',
    }),
    defineField({
      name: 'responseTime',
      title: 'Response time as visitors read it',
      description: '“30-45 min”. Empty: visitors are asked to call.',
      type: 'string',
      group: 'area',
      validation: (rule) => rule.max(30),
    }),
    minutesField('minutesFrom', 'From'),
    minutesField('minutesTo', 'To'),
    defineField({
      name: 'travelFee',
      title: 'Travel fee',
      description:
        'Dollars, charged once per order and shown when a visitor checks a ZIP code. Empty or 0 for none.',
      type: 'number',
      group: 'area',
      validation: (rule) => rule.custom(moneyProblem),
    }),
    defineField({
      name: 'zipCodes',
      title: 'ZIP codes',
      description: 'Where the ZIP check says “yes, we come to you”. Five digits each, in one area only.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: otherName })],
      options: { layout: 'tags' },
      group: 'zips',
      validation: (rule) => [
        rule.max(150).custom(zipCodesProblem),
        rule.custom(zipCodesTakenProblem).warning(),
      ],
    }),
    defineField({
      name: 'isFeatured',
      title: 'Highlight this area',
      type: 'boolean',
      initialValue: false,
      group: 'area',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Where in the area we usually go, in one or two sentences.',
      type: 'text',
      rows: 3,
      options: about,
      group: 'words',
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'neighborhoods',
      title: 'Neighborhoods',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          options: otherName,
          validation: (rule) => rule.required().max(40),
        }),
      ],
      options: { layout: 'tags' },
      group: 'words',
      validation: (rule) => rule.max(10).unique(),
    }),
    orderField({ group: 'words' }),
  ],
  orderings: [pageOrdering],
  preview: {
    select: { title: 'city', time: 'responseTime', isPrimary: 'isPrimary', fee: 'travelFee' },
    prepare: ({ title, time, isPrimary, fee }) => ({
      title,
      subtitle: [
        time ?? 'No response time yet',
        isPrimary ? 'primary' : 'extended',
        fee && `${formatDollars(fee)} travel`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

function minutesField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'number',
    group: 'area',
    fieldset: 'minutes',
    validation: (rule) => rule.integer().min(0).max(600),
  })
}
