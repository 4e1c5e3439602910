import { job } from '../build/community.ts'

export const marketingJobs = [
  job({
    slug: 'community-events-coordinator',
    title: 'Community and Events Coordinator',
    department: 'marketing',
    location: 'Scottsdale and Greater Phoenix',
    workplace: 'office',
    type: 'Full-time',
    salaryRange: '$52,000–$60,000 a year',
    experience: '2+ years of planning events',
    isFeatured: false,
    description:
      'You plan our talks, workshops and office days, from the first call to the thank-you note, and look after ambassadors and sponsors. Expect about two evenings and one Saturday a month.',
    requirements: [
      'Has run events for 50 or more guests',
      'Writes plainly and checks facts before posting',
      'Drives to venues across the Valley',
    ],
  }),
]
