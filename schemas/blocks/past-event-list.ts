import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const pastEventList = defineType({
  name: 'pastEventList',
  title: 'Past events',
  description: 'The latest events that are over, with guests and rating.',
  type: 'object',
  icon: CalendarIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Past events' }) },
})
