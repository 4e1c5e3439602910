import {
  choice,
  company,
  email,
  type FormDefinition,
  firstName,
  lastName,
  line,
  paragraph,
  phone,
} from '../../../../platform/forms/shared/field.ts'

const partnershipTypes = [
  ['brand-ambassador', 'Brand ambassador'],
  ['influencer-collaboration', 'Influencer collaboration'],
  ['corporate-sponsorship', 'Corporate sponsorship'],
  ['event-sponsorship', 'Event sponsorship'],
  ['cross-promotion', 'Cross-promotion'],
  ['affiliate-program', 'Affiliate program'],
  ['wellness-partnership', 'Wellness partnership'],
  ['other', 'Something else'],
] as const

const followerCounts = [
  ['under-1k', 'Under 1,000'],
  ['1k-5k', '1,000 to 5,000'],
  ['5k-10k', '5,000 to 10,000'],
  ['10k-50k', '10,000 to 50,000'],
  ['50k-100k', '50,000 to 100,000'],
  ['100k+', 'More than 100,000'],
  ['not-applicable', 'Does not apply'],
] as const

/** SPON-003 … 005, VALID-013 … 015 */
export const partnership: FormDefinition = {
  title: 'partnership application',
  sections: [
    { legend: 'About you', fields: [firstName, lastName, email, phone(true)] },
    {
      legend: 'The partnership',
      fields: [
        choice('partnershipType', 'Type of partnership', partnershipTypes, {
          isRequired: true,
          missing: 'Please choose the type of partnership.',
        }),
        company,
        { ...line('industry', 'Industry'), isWide: true },
      ],
    },
    {
      legend: 'Your reach',
      fields: [
        {
          ...line('website', 'Website', {
            autoComplete: 'url',
            most: 300,
            wrong: 'Please enter the full website address, like https://example.com.',
          }),
          kind: 'address',
        },
        line('instagram', 'Instagram'),
        choice('followers', 'Followers', followerCounts, { isWide: true }),
        paragraph('audience', 'Your audience', { rows: 3 }),
      ],
    },
    {
      legend: 'Your proposal',
      fields: [
        paragraph('experience', 'Experience with partnerships', { rows: 3 }),
        paragraph('proposal', 'What you propose', { rows: 5 }),
        paragraph('additionalInfo', 'Additional information', { rows: 3 }),
      ],
    },
  ],
}
