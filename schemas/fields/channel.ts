import { defineField } from 'sanity'
import { contactChannels } from '../../lib/content/shared/choices.ts'

/** Which of the clinic's contacts is meant, so that a new number is typed in one place only. */
export const channelField = (name = 'channel', title = 'Which contact') =>
  defineField({
    name,
    title,
    description: 'The number or address itself is under Clinic and contact.',
    type: 'string',
    options: { list: [...contactChannels] },
    validation: (rule) => rule.required(),
  })
