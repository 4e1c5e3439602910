import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { hrefProblem } from '../rules/href.ts'

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social page',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'network',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Photos', value: 'photos' },
          { title: 'Friends', value: 'friends' },
          { title: 'Short videos', value: 'videos' },
          { title: 'Business', value: 'business' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'label',
      title: 'Name',
      description: 'Read aloud: “Ocotillo on Instagram”.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      validation: (rule) => rule.required().custom(hrefProblem),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
