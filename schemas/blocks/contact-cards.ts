import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const contactCards = defineType({
  name: 'contactCards',
  title: 'Contact cards',
  description: 'Who to contact about what: one to six of the clinic’s contacts.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'contactCard' })],
      validation: (rule) => rule.required().min(1).error('Add at least one contact.'),
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Contact cards' }) },
})
