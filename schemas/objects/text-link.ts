import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { hrefProblem } from '../rules/href.ts'

/** A link on words inside a text; `link` is the one with words of its own. */
export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Goes to',
      description: '/vitamin-injections, #exam, https://…, tel:+14805550142 or mailto:…',
      type: 'string',
      validation: (rule) => rule.required().custom(hrefProblem),
    }),
  ],
})
