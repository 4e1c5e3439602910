import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const serviceAreaList = defineType({
  name: 'serviceAreaList',
  title: 'Service areas',
  description: 'The primary or the extended areas with their response times.',
  type: 'object',
  icon: PinIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'reach',
      title: 'Which areas',
      type: 'string',
      options: {
        list: [
          { title: 'Primary areas', value: 'primary' },
          { title: 'Extended areas', value: 'extended' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'primary',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'unknownTime',
      title: 'When an area has no response time',
      description: '“Call for today’s time”.',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', reach: 'reach' },
    prepare: ({ title, reach }) => ({ title, subtitle: `Service areas · ${reach ?? ''}` }),
  },
})

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

export const zipCheck = defineType({
  name: 'zipCheck',
  title: 'ZIP check',
  description: 'Visitors enter their ZIP code and see how soon we can come and what travel costs.',
  type: 'object',
  icon: SearchIcon,
  fields: [headingField(), introField(), toneField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'ZIP check' }),
  },
})
