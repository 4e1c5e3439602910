import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const upcomingEventList = defineType({
  name: 'upcomingEventList',
  title: 'Upcoming events',
  description: 'All upcoming events, soonest first.',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'emptyText',
      title: 'When there are none',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'alertText',
      title: 'Text next to the alert button',
      type: 'string',
      validation: (rule) => rule.max(140),
    }),
    defineField({
      name: 'alertLink',
      title: 'Alert button',
      description: 'Where visitors sign up to hear about new events.',
      type: 'link',
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Upcoming events' }) },
})
