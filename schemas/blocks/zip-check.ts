import { SearchIcon } from '@sanity/icons/Search'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const zipCheck = defineType({
  name: 'zipCheck',
  title: 'ZIP check',
  description: 'Visitors enter their ZIP code and see how soon we can come and what travel costs.',
  type: 'object',
  icon: SearchIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'ZIP check' }),
  },
})
