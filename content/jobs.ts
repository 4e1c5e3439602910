import { job } from './build/community.ts'
import { inOrder } from './build/document.ts'
import { seedDates } from './events.ts'

/** The job at events is open until `closesOn`. */
export const medicalJobs = (closesOn: string) => [
  job({
    slug: 'mobile-infusion-nurse',
    title: 'Mobile Infusion Nurse (RN)',
    department: 'medical',
    location: 'Scottsdale and Paradise Valley',
    workplace: 'city',
    workCity: 'Scottsdale',
    type: 'Full-time',
    salaryRange: '$42–$50 an hour',
    experience: '2+ years in emergency, critical or infusion care',
    isFeatured: true,
    description:
      'You visit five to seven patients a day in their homes, place the IV, stay with them and chart before you leave. Four ten-hour shifts a week; we provide the car, phone and supplies.',
    requirements: [
      'Active Arizona RN license in good standing',
      'BLS certification (ACLS within six months; we pay for the course)',
      'First-stick confidence with adult IV access',
      'Clean driving record',
    ],
  }),
  job({
    slug: 'telehealth-nurse-practitioner',
    title: 'Telehealth Nurse Practitioner',
    department: 'medical',
    location: 'Remote within Arizona',
    workplace: 'remote',
    type: 'Part-time',
    salaryRange: '$68–$78 an hour',
    experience: '3+ years as a nurse practitioner',
    isFeatured: false,
    description:
      'You run the good faith exams by video, 5 to 10 minutes each, decide who can be treated, and are on call by phone while the nurse is with the patient. 16 to 24 hours a week, evening shifts available.',
    requirements: [
      'Active Arizona APRN license and DEA registration',
      'Family, adult or emergency specialty',
      'A quiet private room and a stable connection',
    ],
  }),
  job({
    slug: 'event-nurse',
    title: 'Event Nurse (RN), weekends',
    department: 'medical',
    location: 'Greater Phoenix',
    workplace: 'city',
    workCity: 'Phoenix',
    closesOn,
    type: 'Part-time',
    salaryRange: '$45–$52 an hour',
    experience: '1+ year of acute care',
    isFeatured: false,
    description:
      'You work in a team of two to four at weddings, races and offices, screen each guest, give treatments and know when to say no. Two to six shifts a month, planned four weeks ahead.',
    requirements: [
      'Active Arizona RN license in good standing',
      'BLS certification',
      'Calm in a crowd, and fine with six hours on your feet',
    ],
  }),
]

const operationsJobs = [
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

const marketingJobs = [
  job({
    slug: 'community-events-coordinator',
    title: 'Community and Events Coordinator',
    department: 'marketing',
    location: 'Scottsdale and Greater Phoenix',
    workplace: 'office',
    type: 'Full-time',
    salaryRange: '$52,000–$60,000 a year',
    experience: '2+ years planning events',
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

const lastDay = '03-31'

/** The open positions of the first edition as seen from this day, in the order of the page. */
export const jobsFrom = (now: Date) =>
  inOrder([...medicalJobs(seedDates(now, lastDay).coming(lastDay)), ...operationsJobs, ...marketingJobs])
