import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const jobList = defineType({
  name: 'jobList',
  title: 'Jobs',
  description: 'All jobs with a filter by department.',
  type: 'object',
  icon: CaseIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'emptyTitle',
      title: 'When a department has no jobs',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'emptyText',
      title: 'What to do next',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'emptyLink', title: 'Link below', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Jobs' }) },
})
