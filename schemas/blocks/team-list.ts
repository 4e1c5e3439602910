import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const teamList = defineType({
  name: 'teamList',
  title: 'Team',
  description: 'The people a patient may meet, with name, licence and portrait.',
  type: 'object',
  icon: UsersIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'people',
      title: 'People',
      type: 'array',
      of: [defineArrayMember({ type: 'teamMember' })],
      validation: (rule) => rule.required().min(1).error('Add at least one person.'),
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Team' }) },
})
