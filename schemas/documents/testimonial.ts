import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { about } from '../fields/findable.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As this person agreed to be named: “Maya R., Tempe”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What was said',
      description: 'Their own words, without quotation marks. Nothing about a cure.',
      type: 'text',
      rows: 4,
      options: about,
      validation: (rule) => [
        rule.required(),
        rule.max(320).warning('More than 320 characters are hard to read.'),
      ],
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
    defineField({
      name: 'isSample',
      title: 'This is a sample',
      description: 'Not the words of a real patient. Visitors are told; replace it before you advertise.',
      type: 'boolean',
      initialValue: false,
    }),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: {
    select: { title: 'name', text: 'text', isSample: 'isSample' },
    prepare: ({ title, text, isSample }) => ({ title, subtitle: isSample ? `Sample · ${text}` : text }),
  },
})
