import { job } from '../build/community.ts'

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
      'You visit five to seven patients a day at home, place the IV, stay with them and chart before you leave. Four ten-hour shifts a week; car, phone and supplies are ours.',
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
      'You run the good faith exams by video, 5 to 10 minutes each, decide who can be treated, and are on call by phone while the nurse is with the patient. 16 to 24 hours a week, evenings possible.',
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
