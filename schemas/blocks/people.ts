import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { CaseIcon } from '@sanity/icons/Case'
import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const teamList = defineType({
  name: 'teamList',
  title: 'Team',
  description: 'The people a patient may meet, with name, license and portrait.',
  type: 'object',
  icon: UsersIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'people',
      title: 'People',
      type: 'array',
      of: [defineArrayMember({ type: 'teamMember' })],
      validation: (rule) => rule.required().min(1).error('Add at least one person.'),
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Team' }) },
})

export const testimonialRotator = defineType({
  name: 'testimonialRotator',
  title: 'Testimonials',
  description: 'One after the other, every five seconds. Edit them under Testimonials.',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [headingField(), toneField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Testimonials' }),
  },
})

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
