import { TagsIcon } from '@sanity/icons/Tags'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { signupProblem } from '../rules/discount.ts'

/** What discount codes are worth and when they may be used (docs/decisions/0038-discount-codes.md). */
export const discountRules = defineType({
  name: 'discountRules',
  title: 'Discount codes: rules',
  type: 'document',
  icon: TagsIcon,
  fields: [
    defineField({
      name: 'rules',
      title: 'Rules',
      description:
        'Each code belongs to one of these. When you remove a rule, nobody can use its codes anymore; to end one, give it a last day.',
      type: 'array',
      of: [defineArrayMember({ type: 'discountRule' })],
      validation: (rule) => rule.max(20).custom(signupProblem),
    }),
  ],
  preview: { prepare: () => ({ title: 'Discount codes: rules' }) },
})
