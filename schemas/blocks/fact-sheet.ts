import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const factSheet = defineType({
  name: 'factSheet',
  title: 'At a glance',
  description: 'Facts in two columns: how long, where, who it’s for, what it costs.',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'rows',
      title: 'Lines',
      type: 'array',
      of: [defineArrayMember({ type: 'factRow' })],
      validation: (rule) => rule.required().min(1).error('Write at least one line.'),
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'At a glance' }) },
})
