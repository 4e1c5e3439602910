import { BillIcon } from '@sanity/icons/Bill'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { providerFields } from '../fields/provider.ts'
import { sameCodeProblem, serviceCodeProblem } from '../rules/estimates.ts'

export const practiceSettings = defineType({
  name: 'practiceSettings',
  title: 'Practice (estimates, deadlines)',
  type: 'document',
  icon: BillIcon,
  groups: [
    { name: 'provider', title: 'Provider', default: true },
    { name: 'estimates', title: 'Estimates' },
    { name: 'deadlines', title: 'Deadlines' },
  ],
  fields: [
    defineField({
      name: 'legalName',
      title: 'Legal name',
      description:
        'As on a bill. It appears on every Good Faith Estimate; estimates already sent don’t change.',
      type: 'string',
      group: 'provider',
      validation: (rule) => rule.required().max(120),
    }),
    ...providerFields('provider'),
    defineField({
      name: 'coProviders',
      title: 'Others who bill for a visit',
      description: 'For example a laboratory or a pharmacy. Their lines are grouped under their own name.',
      type: 'array',
      group: 'provider',
      of: [defineArrayMember({ type: 'careProvider' })],
      validation: (rule) => rule.max(10),
    }),
    defineField({
      name: 'separatelyScheduled',
      title: 'What is scheduled separately',
      description:
        'Care that often goes with a visit but isn’t part of its price. New estimates start with this list.',
      type: 'array',
      group: 'estimates',
      of: [
        defineArrayMember({
          name: 'separateItem',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'What it is',
              type: 'string',
              validation: (rule) => rule.required().max(120),
            }),
            defineField({
              name: 'howToGet',
              title: 'How to get an estimate of it',
              type: 'string',
              validation: (rule) => rule.required().max(200),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.max(10),
    }),
    defineField({
      name: 'serviceCodes',
      title: 'Service codes',
      description:
        'The CPT and HCPCS codes the clinic bills with. Estimates offer these and accept no others; while the list is empty any code can be typed. Have your biller check them.',
      type: 'array',
      group: 'estimates',
      of: [
        defineArrayMember({
          name: 'serviceCode',
          type: 'object',
          fields: [
            defineField({
              name: 'code',
              title: 'Code',
              description: 'Like 96360 or J3420, with a modifier like 96360-59.',
              type: 'string',
              validation: (rule) => rule.required().custom(serviceCodeProblem),
            }),
            defineField({
              name: 'description',
              title: 'What it stands for',
              description: 'In your own words: colleagues choose the code by this. Patients don’t see it.',
              type: 'string',
              validation: (rule) => rule.required().max(120),
            }),
          ],
          preview: { select: { title: 'code', subtitle: 'description' } },
        }),
      ],
      validation: (rule) => rule.max(200).custom(sameCodeProblem),
    }),
    defineField({
      name: 'closedDays',
      title: 'Closed days',
      description:
        'Days the office is closed besides weekends and federal holidays. They don’t count as business days, except for estimate deadlines, which the law sets.',
      type: 'array',
      group: 'deadlines',
      of: [
        defineArrayMember({
          name: 'closedDay',
          type: 'object',
          fields: [
            defineField({ name: 'day', title: 'Day', type: 'date', validation: (rule) => rule.required() }),
            defineField({
              name: 'reason',
              title: 'Reason',
              type: 'string',
              validation: (rule) => rule.max(80),
            }),
          ],
          preview: { select: { title: 'day', subtitle: 'reason' } },
        }),
      ],
      validation: (rule) => rule.max(200),
    }),
  ],
  preview: { prepare: () => ({ title: 'Practice (estimates, deadlines)' }) },
})
