import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sceneField } from '../fields/look.ts'

export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  description: 'The opening of a page: what it is, who it’s for, and the next step.',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Small line above the heading',
      type: 'string',
      validation: (rule) => rule.max(60).warning('Keep it to a few words.'),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'The one main heading of the page.',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(80).warning('More than 80 characters fill a whole phone screen.'),
      ],
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      description: 'Two or three short sentences, with numbers where you have them.',
      type: 'text',
      rows: 3,
    }),
    sceneField(),
    defineField({
      name: 'image',
      title: 'Photo',
      description: 'Replaces the drawing.',
      type: 'accessibleImage',
    }),
    defineField({ name: 'primaryLink', title: 'Main button', type: 'link' }),
    defineField({ name: 'secondaryLink', title: 'Second button', type: 'link' }),
    defineField({
      name: 'hasCallButton',
      title: 'Show a call button',
      description: 'Dials the clinic’s phone.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'facts',
      title: 'Facts under the buttons',
      description: 'Up to four short ones: “30-45 min per session”, “Licensed Team”.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(40) })],
      validation: (rule) => rule.unique().max(6),
    }),
    defineField({
      name: 'featuredInjection',
      title: 'Featured injection',
      description: 'Shown beside the heading with its price. Leave empty for none.',
      type: 'reference',
      to: [{ type: 'injection' }],
    }),
    defineField({
      name: 'rotatingInjections',
      title: 'Rotating injections',
      description: 'Shown in turn in that spot, four seconds each. Two to five.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'injection' }] })],
      validation: (rule) => rule.unique().max(5),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'featuredInjection.image' },
    prepare: ({ title, media }) => ({
      title: title ?? 'No heading yet',
      subtitle: 'Hero',
      media: media ?? StarIcon,
    }),
  },
})
