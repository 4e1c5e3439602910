import { event } from '../build/community.ts'

/** Three events that are over; `on` gives month and day the last year they were past. */
export const past = (on: (monthAndDay: string) => string) => [
  event({
    slug: 'fall-open-house',
    title: 'Fall open house',
    date: on('10-17'),
    time: '10:00',
    endTime: '14:00',
    location: 'Desert Bloom Studio, Scottsdale',
    type: 'Special Event',
    priceText: 'Free',
    isFeatured: false,
    description:
      'Guests met the nurses, saw how a drip is prepared and asked everything they’d always wanted to know.',
    attendees: 86,
    rating: 4.9,
  }),
  event({
    slug: 'heat-workshop',
    title: 'Working outdoors in the heat',
    date: on('09-12'),
    time: '07:00',
    endTime: '09:00',
    location: 'Rio Salado Yard, Tempe',
    type: 'Workshop',
    priceText: '$49',
    isFeatured: false,
    description: 'A morning for crew leaders: water, shade, salt, and when to call 911.',
    attendees: 34,
    rating: 4.8,
  }),
  event({
    slug: 'nurses-evening',
    title: 'Thank-you evening for hospital nurses',
    date: on('05-09'),
    time: '18:00',
    endTime: '21:00',
    location: 'Palo Verde House, Paradise Valley',
    type: 'Special Event',
    priceText: 'Free',
    isFeatured: false,
    description: 'Supper and a talk for the Valley’s nurses during Nurses Week.',
    attendees: 52,
    rating: 4.9,
  }),
]
