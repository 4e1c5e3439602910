import { CalendarIcon } from '@sanity/icons/Calendar'
import { TagIcon } from '@sanity/icons/Tag'
import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const eventTypeList = defineType({
  name: 'eventTypeList',
  title: 'Types of events',
  description: 'All types of events, from “Types of events”.',
  type: 'object',
  icon: TagIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Types of events' }) },
})

export const pastEventList = defineType({
  name: 'pastEventList',
  title: 'Past events',
  description: 'The latest events that are over, with guests and rating.',
  type: 'object',
  icon: CalendarIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Past events' }) },
})

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

export const partnershipList = defineType({
  name: 'partnershipList',
  title: 'Partnerships',
  description: 'All ways to be a partner, from “Partnerships”.',
  type: 'object',
  icon: UsersIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Partnerships' }) },
})
