import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { structuredDataField } from '../fields/structured-data.ts'
import { hrefProblem } from '../rules/addresses.ts'

const phoneShape = /^(?:\(\d{3}\) |\d{3}[-.])\d{3}[-.]\d{4}$/

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Clinic and contact',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'clinic', title: 'Clinic', default: true },
    { name: 'contact', title: 'Phone and email' },
    { name: 'hours', title: 'Hours and promises' },
    { name: 'announcement', title: 'Announcement' },
    { name: 'footer', title: 'Footer' },
    { name: 'search', title: 'Search engines' },
    { name: 'legal', title: 'Legal' },
  ],
  fieldsets: [
    {
      name: 'address',
      title: 'Office address',
      description:
        'Shown on the compliance page and receipts, and told to search engines. Treatments happen at the customer’s place.',
      options: { columns: 2 },
    },
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
    emailField('emailBookings', 'Email for bookings', 'Shown at the top of every page.'),
    emailField('emailGeneral', 'General email', 'Shown in the footer and on the contact page.'),
    emailField('emailMedicalTeam', 'Email of the medical team', 'Shown on the about page.'),
    emailField('emailLegal', 'Legal email', 'Shown in the terms.'),
    emailField('emailPrivacy', 'Email of the privacy officer', 'Shown on the compliance and privacy pages.'),
    emailField('emailCompliance', 'Compliance email', 'Shown on the compliance page.'),
    defineField({
      name: 'street',
      title: 'Street and suite',
      type: 'string',
      group: 'contact',
      fieldset: 'address',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'locality',
      title: 'City of the office',
      type: 'string',
      group: 'contact',
      fieldset: 'address',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'region',
      title: 'State',
      description: 'Two letters: AZ.',
      type: 'string',
      initialValue: 'AZ',
      group: 'contact',
      fieldset: 'address',
      validation: (rule) => rule.required().regex(/^[A-Z]{2}$/, { name: 'two capital letters' }),
    }),
    defineField({
      name: 'postalCode',
      title: 'ZIP code',
      type: 'string',
      group: 'contact',
      fieldset: 'address',
      validation: (rule) => rule.required().regex(/^\d{5}(?:-\d{4})?$/, { name: 'ZIP code' }),
    }),
    defineField({
      name: 'hoursShort',
      title: 'Hours in one line',
      description: 'As on the home page: “7 days a week, 8am–8pm”.',
      type: 'string',
      group: 'hours',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'openingHours',
      title: 'Hours day by day',
      description: 'As on the contact page.',
      type: 'array',
      group: 'hours',
      of: [defineArrayMember({ type: 'openingHours' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'replyPromise',
      title: 'Reply promise',
      description: 'Completes the sentence “We reply …”: “within 24 hours”.',
      type: 'string',
      group: 'hours',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'licensedSince',
      title: 'Licensed since',
      type: 'number',
      group: 'clinic',
      validation: (rule) => rule.required().integer().min(1990).max(2100),
    }),
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
            rule.max(120).warning('More than 120 characters take two lines on phones.'),
            rule.custom((text, { document }) => {
              const announcement = document?.announcement as { isShown?: boolean } | undefined
              return !announcement?.isShown || text ? true : 'Write an announcement, or turn it off.'
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
      name: 'redactAfterDays',
      title: 'Remove health details after (days)',
      description:
        'Dates of birth, free text and notes are removed from requests answered or closed this long ago. This can’t be undone.',
      type: 'number',
      group: 'legal',
      initialValue: 365,
      validation: (rule) => rule.required().integer().min(30).max(3650),
    }),
    defineField({
      name: 'copyrightFrom',
      title: 'Copyright since',
      description: 'The first year, for example 2024. The current year is added automatically.',
      type: 'number',
      group: 'legal',
      initialValue: 2024,
      validation: (rule) => rule.required().integer().min(2000).max(2100),
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social pages',
      type: 'array',
      group: 'footer',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    defineField({
      name: 'bureauBadge',
      title: 'Business bureau badge',
      type: 'object',
      group: 'footer',
      fields: [
        defineField({ name: 'label', title: 'Words', type: 'string', validation: (rule) => rule.max(60) }),
        defineField({
          name: 'href',
          title: 'Goes to',
          description: 'The clinic’s page at the bureau. Optional.',
          type: 'string',
          validation: (rule) => rule.custom(hrefProblem),
        }),
      ],
    }),
    defineField({
      name: 'licenceBadges',
      title: 'License badges in the footer',
      type: 'array',
      group: 'footer',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'badge' }] })],
      validation: (rule) => rule.unique().max(6),
    }),
    structuredDataField,
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
