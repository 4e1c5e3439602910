import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sceneField } from '../fields/scene.ts'

export const timedStep = defineType({
  name: 'timedStep',
  title: 'Step with its time',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'What happens',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'duration',
      title: 'Time',
      description: 'As visitors read it: “15-20 minutes”, “Ongoing”.',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'text',
      title: 'Explanation',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'points',
      title: 'In detail',
      description: 'Two to four short points.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(90) })],
      validation: (rule) => rule.unique().max(4),
    }),
    sceneField(),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})
