import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { about } from '../fields/findable.ts'
import { approvalFields } from '../fields/page.ts'

/** What drips and injections are made of, explained once for all of them. */
export const ingredient = defineType({
  name: 'ingredient',
  title: 'Ingredient',
  type: 'document',
  icon: ComponentIcon,
  groups: [
    { name: 'words', title: 'Explanation', default: true },
    { name: 'approval', title: 'Approval' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What it is',
      description: 'One or two plain sentences that the source says, too. No promises.',
      type: 'text',
      rows: 3,
      options: about,
      group: 'words',
      validation: (rule) => rule.required().max(280),
    }),
    defineField({
      name: 'askFirst',
      title: 'Who should ask first',
      description: 'Shown on the page of every drip and injection that contains it.',
      type: 'array',
      group: 'words',
      of: [defineArrayMember({ type: 'askFirst' })],
      validation: (rule) => rule.max(5),
    }),
    defineField({
      name: 'sources',
      title: 'Where this comes from',
      description: 'Visitors can follow these.',
      type: 'array',
      group: 'words',
      of: [defineArrayMember({ type: 'sourceLink' })],
      validation: (rule) => rule.required().min(1).max(4).error('Name one to four sources.'),
    }),
    ...approvalFields({ group: 'approval' }),
  ],
  orderings: [{ title: 'Name', name: 'name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', text: 'text', approvedBy: 'approvedBy' },
    prepare: ({ title, text, approvedBy }) => ({
      title,
      subtitle: approvedBy ? text : `Not approved · ${text ?? ''}`,
    }),
  },
})
