import { LinkIcon } from '@sanity/icons/Link'
import { SearchIcon } from '@sanity/icons/Search'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { hrefProblem } from '../rules/addresses.ts'

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
      description: 'What it is or who it’s for: “After heat, travel or exercise”.',
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

/** One column of the Services menu (ENT-016). */
export const megaCategory = defineType({
  name: 'megaCategory',
  title: 'Group of services',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'category',
      title: 'Heading',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(28).warning('More than 28 characters take two lines.'),
      ],
    }),
    defineField({
      name: 'items',
      title: 'Services',
      type: 'array',
      of: [defineArrayMember({ type: 'megaItem' })],
      validation: (rule) => [
        rule.required().min(1).error('A group needs at least one service.'),
        rule.max(6).warning('More than six make the menu taller than small screens.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'category', items: 'items' },
    prepare: ({ title, items }: { title?: string; items?: unknown[] }) => ({
      title,
      subtitle: `${items?.length ?? 0} services`,
    }),
  },
})

const answers = [
  { title: 'Whether we’re open now', value: 'hours' },
  { title: 'Our phone number', value: 'phone' },
  { title: 'Our address', value: 'address' },
]

const findable = [
  'faq',
  'ivService',
  'injection',
  'package',
  'membershipPlan',
  'searchEntry',
  'page',
  'serviceArea',
]

export const searchGroup = defineType({
  name: 'searchGroup',
  title: 'Words that mean the same',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'words',
      title: 'Words',
      description:
        'As people type them, with Enter after each: hangover, nausea, party. Visitors never see them, but they decide what is offered, so promise nothing here, either.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(40) })],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(1).max(40).unique(),
    }),
    defineField({
      name: 'first',
      title: 'What comes first',
      description: 'What you would answer on the phone. Leave blank to find whatever has one of the words.',
      type: 'reference',
      to: findable.map((type) => ({ type })),
      weak: true,
    }),
    defineField({
      name: 'siteAnswer',
      title: 'Or an answer of the site',
      type: 'string',
      options: { list: answers, layout: 'radio' },
      hidden: ({ parent }) => Boolean(parent?.first),
    }),
  ],
  preview: {
    select: {
      words: 'words',
      title: 'first.title',
      name: 'first.name',
      question: 'first.question',
      city: 'first.city',
      answer: 'siteAnswer',
    },
    prepare: ({ words, title, name, question, city, answer }) => ({
      title: (words as string[] | undefined)?.join(', ') ?? 'No words yet',
      subtitle: question ?? title ?? name ?? city ?? answers.find(({ value }) => value === answer)?.title,
    }),
  },
})
