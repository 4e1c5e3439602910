import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { channelField } from '../fields/channel.ts'
import { about } from '../fields/findable.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'

export const legalDocument = defineType({
  name: 'legalDocument',
  title: 'Legal text',
  description:
    'First edition. Have it checked by your lawyer before you open the site, and after every change.',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'contact', title: 'Who to ask' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Have this text checked by your lawyer before you publish a change.',
      type: 'string',
      group: 'text',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'As it is published: “December 2024”. Update it whenever the meaning changes.',
      type: 'string',
      group: 'text',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'opening',
      title: 'Line before everything else',
      description: 'Only where the law requires one, as for the notice of privacy practices.',
      type: 'text',
      rows: 3,
      group: 'text',
    }),
    defineField({
      name: 'summary',
      title: 'In plain words',
      description: 'Two to four sentences, or a few lines, that say what matters most.',
      type: 'text',
      rows: 5,
      options: about,
      group: 'text',
      validation: (rule) => rule.max(700).warning('A summary shouldn’t be longer than 700 characters.'),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'Numbered automatically and listed next to the text.',
      type: 'array',
      group: 'text',
      of: [defineArrayMember({ type: 'legalSection' })],
      validation: (rule) => rule.required().min(1).error('Write at least one section.'),
    }),
    defineField({
      name: 'contactHeading',
      title: 'Heading of the contact box',
      type: 'string',
      group: 'contact',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'contactText',
      title: 'Text of the contact box',
      type: 'text',
      rows: 2,
      group: 'contact',
    }),
    { ...channelField('contactChannel', 'Email in the contact box'), group: 'contact' },
    orderField({ group: 'text' }),
  ],
  orderings: [pageOrdering],
  preview: {
    select: { title: 'title', lastUpdated: 'lastUpdated' },
    prepare: ({ title, lastUpdated }) => ({
      title,
      subtitle: lastUpdated ? `Last updated ${lastUpdated}` : 'No date',
    }),
  },
})
