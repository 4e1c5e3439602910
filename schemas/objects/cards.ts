import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { NumberIcon } from '@sanity/icons/Number'
import { SquareIcon } from '@sanity/icons/Square'
import { TagIcon } from '@sanity/icons/Tag'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'
import { channelField } from '../fields/channel.ts'
import { iconField } from '../fields/look.ts'
import { anchorField } from '../fields/page.ts'

export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: SquareIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(320).warning('More than 320 characters make the cards uneven.'),
    }),
    iconField(),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    anchorField(),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const contactCard = defineType({
  name: 'contactCard',
  title: 'Contact card',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Who answers, such as “Privacy officer”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What to contact them about, in one sentence.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(200).warning('More than 200 characters make the cards uneven.'),
    }),
    channelField(),
  ],
  preview: { select: { title: 'title', subtitle: 'channel' } },
})

export const factRow = defineType({
  name: 'factRow',
  title: 'Line',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'term',
      title: 'About',
      description: 'Two or three words: “How long”.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'detail',
      title: 'Fact',
      description: 'A number or one short sentence: “5 to 10 minutes by video”.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(240),
    }),
  ],
  preview: { select: { title: 'term', subtitle: 'detail' } },
})

export const stat = defineType({
  name: 'stat',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      description: 'As visitors read it: 15K+, 98%, 24/7.',
      type: 'string',
      validation: (rule) => rule.required().max(12),
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Where the figure comes from, for you and your colleagues; visitors don’t see it.',
      type: 'string',
      validation: (rule) => rule.max(200),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

export const counter = defineType({
  name: 'counter',
  title: 'Counter',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Counts to',
      description: 'A whole number; the comma in 15,000 is added automatically.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0),
    }),
    defineField({
      name: 'suffix',
      title: 'Symbol after it',
      description: '“+” or “%”, or nothing.',
      type: 'string',
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Where the figure comes from, for you and your colleagues; visitors don’t see it.',
      type: 'string',
      validation: (rule) => rule.max(200),
    }),
  ],
  preview: {
    select: { value: 'value', suffix: 'suffix', subtitle: 'label' },
    prepare: ({ value, suffix, subtitle }) => ({ title: `${value ?? ''}${suffix ?? ''}`, subtitle }),
  },
})

export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'figure',
      title: 'Figure',
      description: 'As visitors read it: “20% off”.',
      type: 'string',
      validation: (rule) => rule.required().max(16),
    }),
    defineField({
      name: 'title',
      title: 'What for',
      description: '“Your first IV session”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'How to get it, and what it excludes',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    defineField({
      name: 'hasCallButton',
      title: 'Show a call button',
      description: 'Dials the clinic’s phone.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'hasCodeForm',
      title: 'Send a discount code',
      description:
        'Asks for an email address and emails a code that is valid once. Its wording is under Form texts.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'figure', subtitle: 'title' } },
})
