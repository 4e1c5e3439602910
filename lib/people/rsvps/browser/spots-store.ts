'use client'

import { create } from 'zustand'
import type { Spots } from '@/lib/people/rsvps/shared/spots'
import { askApi } from '@/lib/platform/browser/api-client'

/** By the event's id; undefined until the server has answered, and an outage takes nothing away. */
const useAllSpots = create<{ events: Record<string, Spots> | undefined }>(() => ({ events: undefined }))

/** The spots of this event right now; undefined while nobody knows, or when it takes no reservations any more. */
export const useSpots = (eventId: string): Spots | undefined => useAllSpots(({ events }) => events?.[eventId])

let isAsked = false

/** Asks once per page load, however many events want to know, and again after each form that was sent. */
export function askOnce(): void {
  if (isAsked) return
  isAsked = true
  void ask()
  // A form is emptied once it is stored.
  document.addEventListener('reset', () => void ask())
}

async function ask(): Promise<void> {
  const { outcome, body } = await askApi('/api/events/spots')
  // Otherwise the number of spots in all is on the page, and the server has the last word.
  if (outcome === 'answered') useAllSpots.setState(body)
}
