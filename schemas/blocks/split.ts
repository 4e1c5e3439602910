import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineField, defineType } from 'sanity'
import { bodyField } from '../fields/body.ts'
import { sceneField } from '../fields/scene.ts'
import { anchorField, headingField, toneField } from '../fields/section.ts'

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
