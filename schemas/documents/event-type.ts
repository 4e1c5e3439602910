import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { about } from '../fields/findable.ts'
import { iconField } from '../fields/look.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'

export const eventType = defineType({
  name: 'eventType',
  title: 'Type of event',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'What we do there and who it’s for, in two sentences.',
      type: 'text',
      rows: 3,
      options: about,
      validation: (rule) => rule.required().max(280),
    }),
    defineField({
      name: 'details',
      title: 'In figures',
      description: 'Guests, length, staff: “10 to 40 guests”.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(60) })],
      validation: (rule) => rule.max(4).unique(),
    }),
    iconField(),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: { select: { title: 'name', subtitle: 'description' } },
})
