import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** One answer to “what is it for?”, and the drips that go with it. */
export const dripPurpose = defineType({
  name: 'dripPurpose',
  title: 'What it is for',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Answer',
      description: 'An occasion in the visitor’s words, never an illness: “The morning after a party”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What we say about it',
      description: 'One or two sentences above the drips: what is in them, and nothing they would cure.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'drips',
      title: 'Drips',
      description:
        'The first three that fit the visitor’s time and budget are shown. Put the one you would name first on top, and one of the cheaper ones among them.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'ivService' }] })],
      validation: (rule) => rule.required().min(2).max(6).unique(),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'text' } },
})
