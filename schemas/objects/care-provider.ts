import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { providerFields } from '../fields/provider.ts'

export const careProvider = defineType({
  name: 'careProvider',
  title: 'Provider',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'role',
      title: 'What they do',
      description: 'For example “Medical direction” or “Pharmacy”.',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    ...providerFields(),
  ],
  preview: { select: { title: 'name', subtitle: 'role' } },
})
