import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const partnershipList = defineType({
  name: 'partnershipList',
  title: 'Partnerships',
  description: 'All ways to be a partner, from “Partnerships”.',
  type: 'object',
  icon: UsersIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Partnerships' }) },
})
