import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const eventTypeList = defineType({
  name: 'eventTypeList',
  title: 'Types of events',
  description: 'All types of events, from “Types of events”.',
  type: 'object',
  icon: TagIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Types of events' }) },
})
