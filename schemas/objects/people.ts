import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { about } from '../fields/findable.ts'
import { providerFields } from '../fields/provider.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Person',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'role',
      title: 'What they do here',
      description: '“Supervising physician”, “Nurse”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'licence',
      title: 'License',
      description: 'Kind, number and who gave it, so that patients can look it up.',
      type: 'string',
      validation: (rule) => rule.max(80),
    }),
    defineField({ name: 'text', title: 'In two sentences', type: 'text', rows: 3, options: about }),
    defineField({
      name: 'photo',
      title: 'Photo',
      description: 'Head and shoulders; set the hotspot on the face. Replaces the drawn portrait.',
      type: 'accessibleImage',
    }),
    defineField({
      name: 'isSample',
      title: 'This is a sample',
      description: 'Not a real person. Visitors are told; replace it before you go live.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'name', role: 'role', isSample: 'isSample', media: 'photo' },
    prepare: ({ title, role, isSample, media }) => ({
      title,
      subtitle: isSample ? `Sample · ${role}` : role,
      media: media ?? UserIcon,
    }),
  },
})

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
