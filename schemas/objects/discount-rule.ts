import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { effectWords } from '../../lib/shop/discounts/shared/discount.ts'
import { readRules, type StoredRule } from '../../lib/shop/discounts/shared/rule.ts'
import { amountProblem, percentProblem, untilProblem } from '../rules/discount.ts'
import { moneyProblem } from '../rules/money.ts'

const issuers = [
  { title: 'Anyone who asks on the site, one per email address', value: 'signup' },
  { title: 'Anyone staff make one for', value: 'desk' },
]

const effects = [
  { title: 'A percentage of the injections', value: 'percent' },
  { title: 'Dollars off the injections', value: 'amount' },
  { title: 'The travel fee', value: 'travel' },
]

export const discountRule = defineType({
  name: 'discountRule',
  title: 'Rule',
  type: 'object',
  icon: TagIcon,
  fieldsets: [{ name: 'days', title: 'On which days', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'Shoppers read it beside what they save: “First-visit discount”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'issuedBy',
      title: 'Who gets it',
      type: 'string',
      options: { list: issuers, layout: 'radio' },
      initialValue: 'desk',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'effect',
      title: 'What it takes off',
      description: 'For new codes. A code that somebody already has keeps what it was worth.',
      type: 'string',
      options: { list: effects, layout: 'radio' },
      initialValue: 'percent',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'percent',
      title: 'Percent',
      type: 'number',
      hidden: ({ parent }) => parent?.effect !== 'percent',
      validation: (rule) =>
        rule.custom((percent: number | undefined, { parent }) =>
          percentProblem(percent, parent as StoredParent),
        ),
    }),
    defineField({
      name: 'amount',
      title: 'Dollars',
      description: 'Never more than the injections cost.',
      type: 'number',
      hidden: ({ parent }) => parent?.effect !== 'amount',
      validation: (rule) =>
        rule.custom((amount: number | undefined, { parent }) =>
          amountProblem(amount, parent as StoredParent),
        ),
    }),
    defineField({
      name: 'injections',
      title: 'For which injections',
      description: 'Empty: for every one. Gift cards are never discounted.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'injection' }] })],
      hidden: ({ parent }) => parent?.effect === 'travel',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'minimum',
      title: 'Minimum purchase, in dollars',
      description: 'What the injections in the cart have to cost together. Empty: any amount.',
      type: 'number',
      validation: (rule) => rule.custom(moneyProblem),
    }),
    defineField({
      name: 'from',
      title: 'First day',
      description: 'Blank: right away.',
      type: 'date',
      options: { dateFormat: 'MMMM D, YYYY' },
      fieldset: 'days',
    }),
    defineField({
      name: 'until',
      title: 'Last day',
      description: 'Blank: no end date.',
      type: 'date',
      options: { dateFormat: 'MMMM D, YYYY' },
      fieldset: 'days',
      validation: (rule) =>
        rule.custom((until: string | undefined, { parent }) => untilProblem(until, parent as StoredParent)),
    }),
    defineField({
      name: 'isFirstVisit',
      title: 'Only for a first visit',
      description:
        'Nobody who has paid for an order before can use it, whichever address or phone they give.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'perPerson',
      title: 'Uses per person',
      description: 'Codes of this rule together. Empty: as often as somebody has a code.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(1000),
    }),
    defineField({
      name: 'isCombinable',
      title: 'Can be used with other codes',
      description: 'With codes of other rules that say so, too. Off: it can’t be combined.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { name: 'name', issuedBy: 'issuedBy', effect: 'effect', percent: 'percent', amount: 'amount' },
    prepare: (rule) => ({ title: rule.name, subtitle: inWords(rule) }),
  },
})

type StoredParent = { effect?: string; from?: string } | undefined

function inWords(typed: Omit<StoredRule, '_key'>): string {
  const [rule] = readRules([{ ...typed, name: typed.name || 'Rule', _key: '' }])
  if (!rule) return 'Not complete yet'
  return [effectWords(rule.effect), rule.issuedBy === 'signup' ? 'from the site' : 'made by staff'].join(
    ' · ',
  )
}
