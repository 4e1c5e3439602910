/** The drawn icons editors can choose, with what they show. */
export const iconNames = [
  { title: 'Phone', value: 'phone' },
  { title: 'Letter', value: 'mail' },
  { title: 'Place', value: 'place' },
  { title: 'Clock', value: 'clock' },
  { title: 'Tick', value: 'check' },
  { title: 'Exclamation', value: 'alert' },
] as const
