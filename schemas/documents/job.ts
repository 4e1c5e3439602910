import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { readPay } from '../../lib/platform/reading/shared.ts'
import { about, otherName } from '../fields/findable.ts'
import { orderField, pageOrdering, slugField } from '../fields/offer.ts'
import { detailsField } from '../fields/page.ts'

const departments = [
  { title: 'Medical', value: 'medical' },
  { title: 'Operations', value: 'operations' },
  { title: 'Marketing', value: 'marketing' },
]

const unreadablePay = 'Search engines can’t read this. Write it like “$42–$48 an hour” or “$52,000 a year”.'

export const job = defineType({
  name: 'job',
  title: 'Job',
  type: 'document',
  icon: CaseIcon,
  groups: [
    { name: 'position', title: 'Position', default: true },
    { name: 'words', title: 'Description' },
    { name: 'apply', title: 'Applying' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'position',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'isHidden',
      title: 'Hide this job',
      description:
        'When on, it’s not on the careers page. The text stays here for the next time you’re hiring.',
      type: 'boolean',
      initialValue: false,
      group: 'position',
    }),
    defineField({
      name: 'department',
      title: 'Department',
      description: 'The filter it appears under.',
      type: 'string',
      options: { list: departments, layout: 'radio', direction: 'horizontal' },
      initialValue: 'medical',
      group: 'position',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'location',
      title: 'Where',
      type: 'string',
      options: otherName,
      initialValue: 'Scottsdale and Greater Phoenix',
      group: 'position',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'workplace',
      title: 'Where, for search engines',
      description: 'One real place. People who look for jobs near them find it there.',
      type: 'string',
      options: {
        list: [
          { title: 'At our office', value: 'office' },
          { title: 'On the road, from one city', value: 'city' },
          { title: 'From home, within Arizona', value: 'remote' },
        ],
        layout: 'radio',
      },
      initialValue: 'city',
      group: 'position',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'workCity',
      title: 'City',
      description: 'Where most shifts begin: one city, such as Scottsdale.',
      type: 'string',
      hidden: ({ document }) => document?.workplace !== 'city',
      group: 'position',
      validation: (rule) => [
        rule.max(60),
        rule.custom((city: string | undefined, { document }) => {
          if (document?.workplace !== 'city') return true
          if (!city?.trim()) return 'Name the city.'
          return /,|\band\b|&/.test(city) ? 'Name one city only.' : true
        }),
      ],
    }),
    defineField({
      name: 'type',
      title: 'Hours',
      type: 'string',
      options: { list: ['Full-time', 'Part-time'], layout: 'radio', direction: 'horizontal' },
      initialValue: 'Full-time',
      group: 'position',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'salaryRange',
      title: 'Pay',
      description: 'As applicants and search engines read it: “$42–$48 an hour” or “$52,000 a year”.',
      type: 'string',
      group: 'position',
      validation: (rule) => [
        rule.required().max(60),
        rule
          .custom((text?: string) => !text || readPay(text) !== null || unreadablePay)
          .warning(unreadablePay),
      ],
    }),
    defineField({
      name: 'experience',
      title: 'Experience asked for',
      description: '“2+ years in emergency or infusion care”.',
      type: 'string',
      group: 'position',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'isFeatured',
      title: 'Highlight this job',
      description: 'Marks it as the one we need most.',
      type: 'boolean',
      initialValue: false,
      group: 'position',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'What a week looks like, in three sentences.',
      type: 'text',
      rows: 4,
      options: about,
      group: 'words',
      validation: (rule) => rule.required().max(480),
    }),
    defineField({
      name: 'requirements',
      title: 'Requirements',
      description: 'Only true must-haves, one per line.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(120) }),
      ],
      group: 'words',
      validation: (rule) => rule.required().min(1).max(8).unique(),
    }),
    detailsField({ group: 'words' }),
    slugField('title', { group: 'position' }),
    defineField({
      name: 'closesOn',
      title: 'Apply by',
      description: 'The last day. The job leaves the careers page the day after. Leave empty for none.',
      type: 'date',
      options: { dateFormat: 'MMMM D, YYYY' },
      group: 'apply',
    }),
    defineField({
      name: 'applyHref',
      title: 'Application form',
      description: 'The https:// address of the hosted form. It opens in a new tab.',
      type: 'url',
      group: 'apply',
      validation: (rule) => rule.required().uri({ scheme: ['https'] }),
    }),
    orderField({ group: 'apply' }),
  ],
  orderings: [pageOrdering],
  preview: {
    select: {
      title: 'title',
      department: 'department',
      type: 'type',
      pay: 'salaryRange',
      isHidden: 'isHidden',
      closesOn: 'closesOn',
    },
    prepare: ({ title, department, type, pay, isHidden, closesOn }) => ({
      title,
      subtitle: [
        isHidden && 'Hidden',
        departments.find(({ value }) => value === department)?.title,
        type,
        pay,
        closesOn && `apply by ${closesOn}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
