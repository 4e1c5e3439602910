import type { Places } from '../../schemas/descriptor.ts'
import { descriptorOf } from '../../schemas/descriptors.ts'

const formBlocks: Record<string, string> = {
  discount: 'offerCards',
  'event-rsvp': 'upcomingEventList',
  waitlist: 'zipCheck',
}

/** Where this document is shown beside the pages that name it themselves. */
export function placesOf(type: string, id: string): Places {
  if (type !== 'formText') return descriptorOf(type)?.shownIn ?? {}
  const form = id.replace(/^formText-/, '')
  const own = { type: 'requestForm', choice: form }
  return { blocks: formBlocks[form] ? [own, { type: formBlocks[form] }] : [own] }
}
