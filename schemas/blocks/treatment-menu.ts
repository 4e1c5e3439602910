import { HeartIcon } from '@sanity/icons/Heart'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const treatmentMenu = defineType({
  name: 'treatmentMenu',
  title: 'Treatment menu',
  description:
    'Every treatment with its price: six at first, the rest at the press of a button. Edit them under Treatments.',
  type: 'object',
  icon: HeartIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'note',
      title: 'Line below the cards',
      description: 'For example, where to find the full IV menu.',
      type: 'string',
      validation: (rule) => rule.max(160),
    }),
    defineField({ name: 'link', title: 'Link beside it', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Treatment menu' }),
  },
})
