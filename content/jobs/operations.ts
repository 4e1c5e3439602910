import { job } from '../build/community.ts'

export const operationsJobs = [
  job({
    slug: 'dispatch-coordinator',
    title: 'Dispatch and Scheduling Coordinator',
    department: 'operations',
    location: 'Scottsdale office',
    workplace: 'office',
    type: 'Full-time',
    salaryRange: '$23–$27 an hour',
    experience: '2+ years in scheduling, dispatch or a front desk',
    isFeatured: false,
    description:
      'You answer the phone, match patients with nurses and keep our response-time promises. You are the first voice people hear, often on a day they don’t feel well.',
    requirements: [
      'Kind and precise on the phone',
      'Knows the Valley’s roads',
      'Every other weekend',
      'Spanish a plus, not required',
    ],
  }),
  job({
    slug: 'supply-technician',
    title: 'Supply and Cold-Chain Technician',
    department: 'operations',
    location: 'Scottsdale office',
    workplace: 'office',
    type: 'Part-time',
    salaryRange: '$20–$23 an hour',
    experience: '1+ year in a pharmacy, lab or medical stockroom',
    isFeatured: false,
    description:
      'You pack the nurses’ bags, check lots and dates, keep the temperature log and count every vial. Monday to Friday, 6 to 11 in the morning.',
    requirements: ['Careful with numbers and labels', 'Lifts 40 pounds', 'Arizona driver’s license'],
  }),
]
