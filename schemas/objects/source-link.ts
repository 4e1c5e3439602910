import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { secureAddressProblem } from '../rules/secure-address.ts'

/** Where visitors can read for themselves what a medical text says. */
export const sourceLink = defineType({
  name: 'sourceLink',
  title: 'Source',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Who says it, and where: “NIH Office of Dietary Supplements: Magnesium”.',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'A public page that will stay: NIH, MedlinePlus, FDA.',
      type: 'url',
      validation: (rule) => rule.required().custom(secureAddressProblem),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'url' } },
})
