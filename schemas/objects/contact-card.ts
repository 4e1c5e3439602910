import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { channelField } from '../fields/channel.ts'

export const contactCard = defineType({
  name: 'contactCard',
  title: 'Contact card',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Who answers, such as “Privacy officer”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What to contact them about, in one sentence.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(200).warning('More than 200 characters make the cards uneven.'),
    }),
    channelField(),
  ],
  preview: { select: { title: 'title', subtitle: 'channel' } },
})
