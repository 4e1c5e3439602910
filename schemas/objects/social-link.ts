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
      title: 'Network',
      type: 'string',
      options: {
        list: [
          { title: 'Instagram', value: 'photos' },
          { title: 'Facebook', value: 'friends' },
          { title: 'TikTok', value: 'videos' },
          { title: 'LinkedIn', value: 'business' },
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
