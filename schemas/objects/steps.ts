import { ClockIcon } from '@sanity/icons/Clock'
import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sceneField } from '../fields/look.ts'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'What happens',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(60).warning('Is it short enough to read at a glance?'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Explanation',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

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

/** One part of a visit: when, what happens, and how it feels. */
export const visitMoment = defineType({
  name: 'visitMoment',
  title: 'Part of the visit',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'when',
      title: 'When',
      description: 'As visitors read it: “First 10 minutes”, “Minute 10 to 40”.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'title',
      title: 'What happens',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What it’s like',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(320),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'when' } },
})
