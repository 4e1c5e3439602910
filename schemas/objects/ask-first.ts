import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'
import { askFirstTopics } from '../../lib/content/shared/choices.ts'

/** Who should talk to us or to a doctor before having something, and why. */
export const askFirst = defineType({
  name: 'askFirst',
  title: 'Who should ask first',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    defineField({
      name: 'topic',
      title: 'About',
      description: 'The comparison of drips shows this alone.',
      type: 'string',
      options: { list: [...askFirstTopics], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'In words',
      description: 'One sentence: who, and why. “If your kidneys don’t work well: …”',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(240),
    }),
  ],
  preview: { select: { title: 'topic', subtitle: 'text' } },
})
