import { defineField, defineType } from 'sanity'
import { fieldsOf, isFormId } from '../../lib/care/forms/shared/forms.ts'

export const fieldNote = defineType({
  name: 'fieldNote',
  title: 'Field',
  type: 'object',
  fields: [
    defineField({
      name: 'field',
      title: 'Field',
      description: 'Its name in the program, for example “dateOfBirth”.',
      type: 'string',
      validation: (rule) =>
        rule.required().custom((name, { document }) => {
          const form = typeof document?.form === 'string' ? document.form : ''
          if (!name || !isFormId(form)) return true
          const names = fieldsOf(form).map((field) => field.name)
          return names.includes(name) ? true : `This form’s fields are ${names.join(', ')}.`
        }),
    }),
    defineField({ name: 'label', title: 'Label', type: 'string' }),
    defineField({ name: 'help', title: 'Help', type: 'string' }),
  ],
  preview: { select: { title: 'field', subtitle: 'help' } },
})
