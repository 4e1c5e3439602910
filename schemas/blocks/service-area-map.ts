import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const serviceAreaMap = defineType({
  name: 'serviceAreaMap',
  title: 'Map of the service areas',
  description: 'All areas on a drawn map, with their response times.',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Map of the service areas' }),
  },
})
