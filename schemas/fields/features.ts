import { defineArrayMember, defineField } from 'sanity'
import { about } from './findable.ts'

/** Short points, one per line. */
export const featuresField = (title: string, most: number, place: { group?: string } = {}) =>
  defineField({
    name: 'features',
    title,
    description: `Up to ${most} short points, one per line.`,
    type: 'array',
    ...place,
    of: [
      defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(80) }),
    ],
    validation: (rule) =>
      rule.required().min(1).max(most).unique().error(`Name one to ${most} different points.`),
  })
