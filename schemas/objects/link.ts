import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { hrefProblem } from '../rules/href.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      description: 'What visitors read. Say what happens: “See the injections”, not “Click here”.',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(40).warning('More than 40 characters break on phones.'),
      ],
    }),
    defineField({
      name: 'href',
      title: 'Goes to',
      description: '/vitamin-injections, #exam, https://…, tel:+14805550142 or mailto:…',
      type: 'string',
      validation: (rule) => rule.required().custom(hrefProblem),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
