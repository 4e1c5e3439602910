import { BarChartIcon } from '@sanity/icons/BarChart'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

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

export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Opening a question closes the previous one. The questions themselves are under “Questions”.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Questions and answers' }),
  },
})

export const statBand = defineType({
  name: 'statBand',
  title: 'Figures',
  description: 'Two to four figures in one line.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', description: 'Optional.', type: 'string' }),
    defineField({
      name: 'stats',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'stat' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    toneField(),
  ],
  preview: {
    select: { title: 'heading', first: 'stats.0.value' },
    prepare: ({ title, first }) => ({ title: title || first, subtitle: 'Figures' }),
  },
})

export const counterBand = defineType({
  name: 'counterBand',
  title: 'Counters',
  description: 'Figures that count up when they come into view.',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'counters',
      title: 'Counters',
      type: 'array',
      of: [defineArrayMember({ type: 'counter' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
    toneField(),
  ],
  preview: {
    select: { title: 'heading', counters: 'counters' },
    prepare: ({ title, counters }: { title?: string; counters?: unknown[] }) => ({
      title,
      subtitle: `Counters · ${counters?.length ?? 0}`,
    }),
  },
})

export const badgeList = defineType({
  name: 'badgeList',
  title: 'Badges',
  description: 'Licenses and standards; the badges themselves are under “Badges”.',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'badges',
      title: 'Badges',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'badge' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Badges' }) },
})
