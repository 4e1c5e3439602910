import { timeline } from './build/details.ts'

type Moment = [when: string, title: string, text: string]

const checks: Moment = [
  'Before anything else',
  'Your nurse checks how you are',
  'Blood pressure, pulse and temperature, and a few questions. If something isn’t right, the visit ends here and you won’t pay for the drip.',
]
const needle: Moment = [
  'One minute',
  'The needle',
  'A sharp pinch, then the needle comes out: only a thin, soft tube stays in the vein. Look away if you like, and say so if you’re nervous.',
]
const after: Moment = [
  'Last 5 minutes',
  'The tube comes out',
  'A small bandage, a second look at your blood pressure, and notes on what to watch for. Your arm may stay a little sore.',
]

const drip = (when: string): Moment => [
  when,
  'The bag runs in',
  'Your arm may feel cool. Sit, read or doze. Your nurse stays with you and slows the drip or stops it whenever you ask.',
]

export const thirtyMinutes = timeline('drip-30', 'A 30-minute drip', [
  checks,
  needle,
  drip('About 30 minutes'),
  after,
])
export const fortyFiveMinutes = timeline('drip-45', 'A 45-minute drip', [
  checks,
  needle,
  drip('About 45 minutes'),
  after,
])
export const sixtyMinutes = timeline('drip-60', 'A 60-minute drip', [
  checks,
  needle,
  drip('About 60 minutes'),
  after,
])

export const nadVisit = timeline('drip-nad', 'A drip with NAD+', [
  checks,
  needle,
  [
    'First half hour',
    'A slow start',
    'NAD+ begins slowly. Some people feel warm or queasy, or notice tightness in the chest. Say so right away, and your nurse will slow it down or stop.',
  ],
  [
    'The hours after',
    'At your pace',
    'Your nurse stays the whole time and sets the pace by how you feel. Have a movie or a book; you can get up for the bathroom.',
  ],
  after,
])

export const shot = timeline('injection', 'An injection', [
  [
    'First minutes',
    'Your nurse checks how you are',
    'A few questions about your health, medicines and allergies, and a look at your arm.',
  ],
  [
    'A few seconds',
    'The injection',
    'A quick pinch in the upper arm or hip, and some pressure. If needles make you faint, tell us: you can lie down.',
  ],
  [
    'Before we leave',
    'A short wait',
    'A small bandage, and a few minutes to see that you feel well. The spot may be sore for a day or two.',
  ],
])

/** The visits of the first edition. */
export const timelines = [thirtyMinutes, fortyFiveMinutes, sixtyMinutes, nadVisit, shot]
