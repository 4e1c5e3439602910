import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { formIds, forms } from '../../lib/care/forms/shared/forms.ts'

const formChoices = formIds.map((value) => ({ value, title: capitalized(forms[value].title) }))

export const requestForm = defineType({
  name: 'requestForm',
  title: 'Form',
  description: 'One of the forms. What it says before and after sending is under Form texts.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'form',
      title: 'Which form',
      type: 'string',
      options: { list: formChoices, layout: 'radio' },
      initialValue: 'contact',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'Blank: the heading from the form’s texts.',
      type: 'string',
      validation: (rule) => rule.max(80).warning('More than 80 characters fill a whole phone screen.'),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      description: 'Blank: the introduction from the form’s texts.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      description: 'The last part of links that lead right here: “request” makes /contact#request.',
      type: 'string',
      initialValue: 'form',
      validation: (rule) =>
        rule.regex(/^[a-z][a-z0-9-]*$/, { name: 'lowercase letters, digits and hyphens' }).max(40),
    }),
  ],
  preview: {
    select: { heading: 'heading', form: 'form' },
    prepare: ({ heading, form }) => ({
      title: heading || (formChoices.find(({ value }) => value === form)?.title ?? 'Form'),
      subtitle: 'Form',
    }),
  },
})

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
