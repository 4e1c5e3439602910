import { LinkIcon } from '@sanity/icons/Link'
import { ShareIcon } from '@sanity/icons/Share'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { hrefProblem, secureAddressProblem } from '../rules/addresses.ts'

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

/** Links behind a heading that opens; `footerColumn` is the one that is always open. */
export const linkGroup = defineType({
  name: 'linkGroup',
  title: 'Group that opens',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(28),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('A group needs at least one link.'),
    }),
  ],
  preview: {
    select: { title: 'label', links: 'links' },
    prepare: ({ title, links }: { title?: string; links?: unknown[] }) => ({
      title,
      subtitle: `${links?.length ?? 0} links`,
    }),
  },
})

export const footerColumn = defineType({
  name: 'footerColumn',
  title: 'Footer column',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('A column needs at least one link.'),
    }),
  ],
  preview: {
    select: { title: 'title', links: 'links' },
    prepare: ({ title, links }: { title?: string; links?: unknown[] }) => ({
      title,
      subtitle: `${links?.length ?? 0} links`,
    }),
  },
})
