import { BillIcon } from '@sanity/icons/Bill'
import { HeartIcon } from '@sanity/icons/Heart'
import { PackageIcon } from '@sanity/icons/Package'
import { TagIcon } from '@sanity/icons/Tag'
import { TiersIcon } from '@sanity/icons/Tiers'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const planList = defineType({
  name: 'planList',
  title: 'Membership plans',
  description: 'A card for every published plan. Edit them under Membership plans.',
  type: 'object',
  icon: HeartIcon,
  fields: [headingField(), introField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Membership plans' }),
  },
})

export const planComparison = defineType({
  name: 'planComparison',
  title: 'Comparison of the plans',
  description: 'The published plans as a table. Hidden on phones, where the cards say the same.',
  type: 'object',
  icon: TiersIcon,
  fields: [headingField(), introField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Comparison of the plans' }),
  },
})

export const packageList = defineType({
  name: 'packageList',
  title: 'Package list',
  description: 'Lists every published package. Edit them under Packages.',
  type: 'object',
  icon: PackageIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'intro', title: 'Introduction', type: 'text', rows: 3 }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Package list' }),
  },
})

export const offerCards = defineType({
  name: 'offerCards',
  title: 'Offers',
  description: 'What new patients save, and how.',
  type: 'object',
  icon: TagIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'offers',
      title: 'Offers',
      type: 'array',
      of: [defineArrayMember({ type: 'offer' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Offers' }) },
})

export const startingPrices = defineType({
  name: 'startingPrices',
  title: 'Starting prices',
  description: 'What services cost at least, as the Good Faith Estimate page says it.',
  type: 'object',
  icon: BillIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'services',
      title: 'Services',
      description: 'Names and prices are under “Services to estimate”.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'estimateService' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Starting prices' }) },
})
