import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { about } from '../fields/findable.ts'
import { iconField } from '../fields/look.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'

export const partnershipType = defineType({
  name: 'partnershipType',
  title: 'Partnership',
  type: 'document',
  icon: UsersIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'suits',
      title: 'Who it’s for',
      description: 'One line: “For creators and athletes in the Valley”.',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      options: about,
      validation: (rule) => rule.required().max(320),
    }),
    defineField({
      name: 'benefits',
      title: 'What the partner gets',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(90) }),
      ],
      validation: (rule) => rule.required().min(1).max(5).unique(),
    }),
    iconField(),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: { select: { title: 'name', subtitle: 'suits' } },
})
