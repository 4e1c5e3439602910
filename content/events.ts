import { event, eventType } from './build/community.ts'
import { inOrder } from './build/document.ts'

/** The calendar's date in Arizona, which has no summer time. */
const arizonaDate = (now: Date) => new Date(now.getTime() - 7 * 3600 * 1000).toISOString().slice(0, 10)

/**
 * Dates for the first edition: month and day are fixed, the year follows from the day of seeding, so that a fresh
 * demo always has events to come (EVENT-001). Coming ones share one year: this one while `first` is still ahead, else
 * the next.
 */
export function seedDates(now: Date, first: string) {
  const today = arizonaDate(now)
  const year = Number(today.slice(0, 4))
  const comingYear = `${year}-${first}` > today ? year : year + 1
  return {
    coming: (monthAndDay: string) => `${comingYear}-${monthAndDay}`,
    /** The last such day before today. */
    gone: (monthAndDay: string) => `${`${year}-${monthAndDay}` < today ? year : year - 1}-${monthAndDay}`,
  }
}

/** Three events that are over; `on` gives month and day the last year they were past. */
const past = (on: (monthAndDay: string) => string) => [
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

/** The earliest of them, month and day. */
const firstUpcoming = '01-16'

/** Five events from January to March; `on` gives month and day their year. */
const upcoming = (on: (monthAndDay: string) => string) => [
  event({
    slug: 'hydration-talk',
    title: 'Hydration in the desert: what IV therapy can and cannot do',
    date: on(firstUpcoming),
    time: '10:00',
    endTime: '11:30',
    location: 'Desert Bloom Studio, Scottsdale',
    type: 'Educational',
    priceText: 'Free',
    spotsText: '40 spots',
    spots: 40,
    isFeatured: false,
    description:
      'A nurse practitioner explains what is in a drip, who should not have one, and what the evidence says. 45 minutes of talk, 45 minutes for your questions. No treatments are given.',
  }),
  event({
    slug: 'nad-evening',
    title: 'NAD+ in plain English: an evening with our medical team',
    date: on('01-27'),
    time: '18:00',
    endTime: '19:30',
    location: 'Agave Room, Tempe',
    type: 'Educational',
    priceText: 'Free',
    spotsText: '30 spots',
    spots: 30,
    isFeatured: false,
    description:
      'What NAD+ is, how a session feels, how long it takes and what it costs. Bring a list of your medications if you’d like to ask about your own situation in private afterward.',
  }),
  event({
    slug: 'couples-evening',
    title: 'Valentine’s hydration evening for two',
    date: on('02-13'),
    time: '17:00',
    endTime: '20:00',
    location: 'Palo Verde House, Paradise Valley',
    type: 'Special Event',
    priceText: '$299 per couple',
    spotsText: '12 couples',
    spots: 24,
    isFeatured: true,
    description:
      'Two hydration drips side by side on a heated patio, followed by supper. The evening includes a good faith exam by video for each of you, before the first needle.',
  }),
  event({
    slug: 'recovery-workshop',
    title: 'Recovery workshop for runners and riders',
    date: on('02-24'),
    time: '08:00',
    endTime: '10:00',
    location: 'Saguaro Trailhead, North Phoenix',
    type: 'Workshop',
    priceText: '$49',
    spotsText: '24 spots',
    spots: 24,
    isFeatured: false,
    description:
      'An easy 5K loop, then a session on fluids, salt and sleep with a nurse and a physical therapist. The price includes breakfast and a written plan to take home.',
  }),
  event({
    slug: 'team-wellness-day',
    title: 'Team wellness day: see how it works at your office',
    date: on('03-11'),
    time: '09:00',
    endTime: '15:00',
    location: 'Your office, Greater Phoenix',
    type: 'Corporate',
    priceText: 'Contact for pricing',
    spotsText: '10 to 60 people',
    isFeatured: false,
    description:
      'For people who plan benefits. We set up two stations, see each guest in private, and leave the room as we found it. You get one invoice, and your staff’s health data stays private.',
  }),
]

/** The events of the first edition as seen from this day. */
export function eventsFrom(now: Date) {
  const dates = seedDates(now, firstUpcoming)
  return [...upcoming(dates.coming), ...past(dates.gone)]
}

/** What we do at events, in the order of the page. */
export const eventTypes = inOrder([
  eventType({
    slug: 'educational',
    name: 'Educational talks',
    description:
      'A provider explains one topic in plain English and takes your questions. No sales pitch, no treatments.',
    details: ['20 to 60 guests', '60 to 90 minutes', 'Free for schools and clubs'],
    icon: 'message',
  }),
  eventType({
    slug: 'workshops',
    name: 'Workshops',
    description:
      'Hands-on sessions for small groups: recovering from workouts, working in the heat, sleeping better.',
    details: ['8 to 24 guests', '2 hours', 'Written plan to take home'],
    icon: 'flask',
  }),
  eventType({
    slug: 'special-events',
    name: 'Special events',
    description:
      'Weddings, birthdays, bachelor and bachelorette weekends, festivals. Each guest is screened before a treatment.',
    details: ['5 to 50 guests', '1 nurse for every 4 guests', 'At your home, hotel or venue'],
    icon: 'star',
  }),
  eventType({
    slug: 'corporate',
    name: 'Corporate wellness',
    description: 'A morning or a day at your office or conference, with private stations and one invoice.',
    details: ['10 to 60 people', 'Half or full days', 'No health data to the employer'],
    icon: 'building',
  }),
])
