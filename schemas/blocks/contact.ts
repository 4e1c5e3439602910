import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

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

export const contactPanel = defineType({
  name: 'contactPanel',
  title: 'Contact',
  description: 'Phone, email, hours and areas, from “Clinic and contact”.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'hours',
      title: 'Hours',
      type: 'string',
      options: {
        list: [
          { title: 'In one line (as on the home page)', value: 'short' },
          { title: 'Day by day (as on the contact page)', value: 'days' },
        ],
        layout: 'radio',
      },
      initialValue: 'days',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'areas',
      title: 'Areas named here',
      description: 'Separated by commas. Leave blank to list none.',
      type: 'string',
    }),
    defineField({
      name: 'hasMap',
      title: 'With the map',
      description:
        'The drawn map of the areas, and the street map from “Booking and widgets” when a visitor opens it.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Contact' }) },
})

export const clientPortal = defineType({
  name: 'clientPortal',
  title: 'Client portal',
  description: 'The booking system’s window where patients log in (PORTAL-002). Once on a page.',
  type: 'object',
  icon: UserIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Client portal' }) },
})
