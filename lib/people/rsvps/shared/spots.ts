/** What `GET /api/events/spots` says of one event that takes reservations. */
export type Spots = { spots: number; left: number }

/** What a visitor reads beside the price (EVENT-002). */
export function spotsSentence({ spots, left }: Spots): string {
  if (left < 1) return 'Full – join the waitlist'
  return `${left} of ${spots} ${spots === 1 ? 'spot' : 'spots'} left`
}
