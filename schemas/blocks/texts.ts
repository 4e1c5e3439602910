import { BellIcon } from '@sanity/icons/Bell'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { HeartIcon } from '@sanity/icons/Heart'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { TextIcon } from '@sanity/icons/Text'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { endingNames } from '../../lib/content/shared/choices.ts'
import { sceneField } from '../fields/look.ts'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'
import { bodyField } from '../fields/text.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs, lists and small headings.',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string' }),
    bodyField(),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', words: 'body.0.children.0.text' },
    prepare: ({ title, words }) => ({ title: title || words || 'No text yet', subtitle: 'Text' }),
  },
})

export const split = defineType({
  name: 'split',
  title: 'Text beside a picture',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    headingField(),
    bodyField(),
    sceneField(),
    defineField({
      name: 'image',
      title: 'Photo',
      description: 'Replaces the drawing.',
      type: 'accessibleImage',
    }),
    defineField({ name: 'isReversed', title: 'Picture on the left', type: 'boolean', initialValue: false }),
    defineField({ name: 'primaryLink', title: 'Main button', type: 'link' }),
    defineField({ name: 'secondaryLink', title: 'Second button', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', media: 'image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Text beside a picture', media }),
  },
})

export const notice = defineType({
  name: 'notice',
  title: 'Notice',
  description: 'Something visitors must not miss: an emergency line, an important condition.',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    headingField(),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Emergency', value: 'emergency' },
          { title: 'Important', value: 'important' },
          { title: 'Good to know', value: 'info' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'info',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', kind: 'kind' },
    prepare: ({ title, kind }) => ({ title, subtitle: `Notice · ${kind}` }),
  },
})

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  description: 'A colored band with one thing to know and one thing to do.',
  type: 'object',
  icon: BellIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    defineField({ name: 'secondLink', title: 'Second button', type: 'link' }),
    defineField({
      name: 'tone',
      title: 'Color',
      type: 'string',
      options: {
        list: [
          { title: 'Sand (light)', value: 'sand' },
          { title: 'Agave (dark)', value: 'agave' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'sand',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'art',
      title: 'Drawing',
      type: 'string',
      options: { list: [...endingNames] },
      initialValue: 'plant',
    }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Callout' }),
  },
})

export const mission = defineType({
  name: 'mission',
  title: 'Mission',
  description: 'One sentence the clinic stands for, with the year it was licensed.',
  type: 'object',
  icon: HeartIcon,
  fields: [
    headingField(),
    defineField({
      name: 'statement',
      title: 'Statement',
      description: 'One or two sentences; drawn large.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required(),
        rule.max(280).warning('More than 280 characters are too many to show this large.'),
      ],
    }),
    defineField({
      name: 'claim',
      title: 'Line below',
      description:
        'The year of the license is added automatically, for example: “Licensed Medical Practice Since”.',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', statement: 'statement' },
    prepare: ({ title, statement }) => ({ title: title ?? statement, subtitle: 'Mission' }),
  },
})

export const acknowledgment = defineType({
  name: 'acknowledgment',
  title: 'Acknowledgment',
  description: 'What visitors agree to by using the site. Visitors read it; there’s no box to check.',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'points',
      title: 'Points',
      description: 'Each completes the introduction.',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2, validation: (rule) => rule.required().max(280) })],
      validation: (rule) => rule.required().min(1).error('Write at least one point.'),
    }),
    defineField({ name: 'link', title: 'Button', type: 'link' }),
    anchorField(),
  ],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Acknowledgment' }) },
})

export const legalText = defineType({
  name: 'legalText',
  title: 'Legal text',
  description: 'One of the legal texts with its date, its summary and a list of its sections.',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'document',
      title: 'Which text',
      description: 'The text itself is under “Legal texts”.',
      type: 'reference',
      to: [{ type: 'legalDocument' }],
      validation: (rule) => rule.required(),
    }),
    anchorField(),
  ],
  preview: {
    select: { title: 'document.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Legal text' }),
  },
})
