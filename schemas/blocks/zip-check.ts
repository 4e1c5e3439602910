import { SearchIcon } from '@sanity/icons/Search'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const zipCheck = defineType({
  name: 'zipCheck',
  title: 'ZIP check',
  description: 'Visitors type their ZIP code and read how soon we come and what the way costs.',
  type: 'object',
  icon: SearchIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'ZIP check' }),
  },
})
