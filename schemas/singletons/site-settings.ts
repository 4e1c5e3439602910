import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'

const phoneShape = /^(?:\(\d{3}\) |\d{3}[-.])\d{3}[-.]\d{4}$/

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Clinic and contact',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'clinic', title: 'Clinic', default: true },
    { name: 'contact', title: 'Phone and e-mail' },
    { name: 'announcement', title: 'Announcement' },
    { name: 'legal', title: 'Legal' },
  ],
  fields: [
    defineField({
      name: 'clinicName',
      title: 'Name of the clinic',
      type: 'string',
      group: 'clinic',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      description: 'One short sentence under the name in the footer.',
      type: 'string',
      group: 'clinic',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({
      name: 'city',
      title: 'City',
      description: 'As visitors read it, for example Scottsdale, Arizona.',
      type: 'string',
      group: 'clinic',
      validation: (rule) => rule.required(),
    }),
    phoneField('phone', 'Phone', 'The number of every “Call” button.'),
    phoneField('supportPhone', 'Support phone', 'For help with the client portal and orders.'),
    emailField('emailBookings', 'E-mail for bookings', 'Shown at the top of every page.'),
    emailField('emailGeneral', 'General e-mail', 'Shown in the footer and on the contact page.'),
    defineField({
      name: 'announcement',
      title: 'Announcement',
      description: 'A narrow bar at the very top of every page.',
      type: 'object',
      group: 'announcement',
      fields: [
        defineField({
          name: 'isShown',
          title: 'Show the announcement',
          type: 'boolean',
          initialValue: false,
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'text',
          title: 'Text',
          type: 'string',
          validation: (rule) => [
            rule.max(120).warning('More than 120 letters take two lines on phones.'),
            rule.custom((text, { document }) => {
              const announcement = document?.announcement as { isShown?: boolean } | undefined
              return !announcement?.isShown || text ? true : 'Write the announcement, or switch it off.'
            }),
          ],
        }),
        defineField({ name: 'link', title: 'Link', type: 'link' }),
      ],
    }),
    defineField({
      name: 'medicalDisclaimer',
      title: 'Medical disclaimer',
      description: 'In the footer of every page. Have it checked before you change it.',
      type: 'text',
      rows: 5,
      group: 'legal',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'copyrightFrom',
      title: 'Copyright since',
      description: 'The first year, for example 2024. The current year is added by itself.',
      type: 'number',
      group: 'legal',
      initialValue: 2024,
      validation: (rule) => rule.required().integer().min(2000).max(2100),
    }),
  ],
  preview: { prepare: () => ({ title: 'Clinic and contact' }) },
})

function phoneField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description: `${description} Written like (480) 555-0142.`,
    type: 'string',
    group: 'contact',
    validation: (rule) =>
      rule
        .required()
        .custom((phone?: string) =>
          !phone || phoneShape.test(phone) ? true : 'Write the number like (480) 555-0142.',
        ),
  })
}

function emailField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    group: 'contact',
    validation: (rule) => rule.required().email(),
  })
}
