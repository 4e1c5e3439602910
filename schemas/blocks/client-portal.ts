import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const clientPortal = defineType({
  name: 'clientPortal',
  title: 'Client portal',
  description: 'The booking system’s window where patients log in (PORTAL-002). Once on a page.',
  type: 'object',
  icon: UserIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Client portal' }) },
})
