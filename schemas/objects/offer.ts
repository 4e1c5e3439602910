import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'

export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'figure',
      title: 'Figure',
      description: 'As visitors read it: “20% off”.',
      type: 'string',
      validation: (rule) => rule.required().max(16),
    }),
    defineField({
      name: 'title',
      title: 'What for',
      description: '“Your first IV session”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'How to get it, and what it excludes',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    defineField({
      name: 'hasCallButton',
      title: 'Show a call button',
      description: 'Dials the clinic’s phone.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'hasCodeForm',
      title: 'Send a discount code',
      description:
        'Asks for an email address and emails a code that is valid once. Its words stand under Form texts.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'figure', subtitle: 'title' } },
})
