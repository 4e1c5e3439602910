'use client'

import { useEffect } from 'react'
import { askOnce, useSpots } from '@/lib/people/rsvps/browser/spots-store'
import { spotsSentence } from '@/lib/people/rsvps/shared/spots'

type Props = { eventId: string; instead: string }

/** “8 of 24 spots left”, as the server counts them right now; until it has answered, what the page says. */
export function SpotsLeft({ eventId, instead }: Props) {
  const spots = useSpots(eventId)
  useEffect(askOnce, [])
  return (
    <span role="status" className="wakes">
      {spots ? spotsSentence(spots) : instead}
    </span>
  )
}
