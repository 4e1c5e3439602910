import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

const question = (name: string, title: string) =>
  defineField({ name, title, type: 'string', validation: (rule) => rule.required().max(120) })

/** Four questions that lead to two or three drips (docs/decisions/0046-help-me-choose.md). */
export const dripFinder = defineType({
  name: 'dripFinder',
  title: 'Help me choose',
  description:
    'Four questions that lead to two or three drips. Nothing visitors answer is stored. A clinician approves the page it’s on.',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    headingField(),
    introField(),
    question('purposeQuestion', 'First question: what for'),
    defineField({
      name: 'purposes',
      title: 'Its answers',
      type: 'array',
      of: [defineArrayMember({ type: 'dripPurpose' })],
      validation: (rule) => rule.required().min(2).max(12),
    }),
    question('timeQuestion', 'Second question: how much time'),
    defineField({
      name: 'minutes',
      title: 'Its answers, in minutes',
      description: '“No hurry” is always there, too.',
      type: 'array',
      of: [defineArrayMember({ type: 'number', validation: (rule) => rule.integer().min(10).max(480) })],
      validation: (rule) => rule.required().min(1).max(5).unique(),
    }),
    question('budgetQuestion', 'Third question: budget'),
    defineField({
      name: 'budgets',
      title: 'Its answers, in dollars',
      description:
        'The most somebody wants to spend on the drip and the way. “No limit” is always there, too.',
      type: 'array',
      of: [defineArrayMember({ type: 'number', validation: (rule) => rule.integer().min(10).max(5000) })],
      validation: (rule) => rule.required().min(1).max(5).unique(),
    }),
    question('placeQuestion', 'Fourth question: where'),
    defineField({
      name: 'decision',
      title: 'Said with every answer',
      description: 'That this is no diagnosis, and that a clinician decides at the exam.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(400),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Help me choose' }),
  },
})
