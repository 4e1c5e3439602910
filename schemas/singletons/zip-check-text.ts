import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from 'sanity'

/** What the ZIP check says, wherever it stands; which ZIP codes belong to which area, each service area knows. */
export const zipCheckText = defineType({
  name: 'zipCheckText',
  title: 'ZIP check: words',
  type: 'document',
  icon: PinIcon,
  groups: [
    { name: 'asking', title: 'Asking', default: true },
    { name: 'area', title: 'In our area' },
    { name: 'outside', title: 'Outside' },
  ],
  fields: [
    wordsField('label', 'Label of the field', 'asking', 40),
    wordsField('bookingLabel', 'Label above the booking form', 'asking', 60),
    wordsField('button', 'Button', 'asking', 30),
    wordsField('invalidText', 'When it isn’t a ZIP code', 'asking', 120),
    wordsField('failureText', 'When the lookup fails', 'asking', 160, 'The phone number follows.'),
    wordsField('areaTitle', 'Heading', 'area', 60, '{city} stands for the area.', ['{city}']),
    wordsField('timeText', 'Response time', 'area', 80, '{time} stands for the area’s.', ['{time}']),
    wordsField('noTimeText', 'When the area has none', 'area', 80, 'A call button follows.'),
    wordsField('noFeeText', 'Without a travel fee', 'area', 80),
    wordsField('feeText', 'With a travel fee', 'area', 80, '{fee} stands for the amount.', ['{fee}']),
    wordsField('outsideTitle', 'Heading', 'outside', 60, '{zip} stands for what was typed.', ['{zip}']),
    wordsField('outsideText', 'What to do then', 'outside', 240, 'The waitlist form appears below.'),
  ],
  preview: { prepare: () => ({ title: 'ZIP check: words' }) },
})

function wordsField(
  name: string,
  title: string,
  group: string,
  most: number,
  description?: string,
  parts: string[] = [],
) {
  return defineField({
    name,
    title,
    description,
    type: most > 120 ? 'text' : 'string',
    ...(most > 120 && { rows: 3 }),
    group,
    validation: (rule) => [
      rule.required().max(most),
      rule.custom((words?: string) => {
        const missing = parts.find((part) => words && !words.includes(part))
        return missing ? `Keep ${missing} where it should appear.` : true
      }),
    ],
  })
}
