import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { hrefProblem } from '../rules/href.ts'

export const megaItem = defineType({
  name: 'megaItem',
  title: 'Service',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As on the page it leads to: “Hydration”.',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(32).warning('More than 32 characters take two lines.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'In a few words',
      description: 'What it is or who it’s for: “After heat, travel or sport”.',
      type: 'string',
      validation: (rule) => rule.max(60).warning('More than 60 characters make the menu tall.'),
    }),
    defineField({
      name: 'href',
      title: 'Goes to',
      description: '/vitamin-injections, or a place on a page: /iv-therapy#hydration',
      type: 'string',
      validation: (rule) => rule.required().custom(hrefProblem),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'href' } },
})
