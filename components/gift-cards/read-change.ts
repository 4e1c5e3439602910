import type { GiftChange } from './ask-manage'
import { typedIn } from './form-values'

/** What the form for changes asks for; `isScheduled` is a card that still has a day to change. */
export function readChange(form: HTMLFormElement, isScheduled: boolean): GiftChange {
  const typed = typedIn(form)
  return {
    recipientName: typed('recipientName'),
    recipientEmail: typed('recipientEmail'),
    message: typed('message'),
    // Half a day is empty here, and no day would mail the card at once: neither is one to change to.
    ...(isScheduled && { deliverOn: typed('deliverOn') || 'not a day' }),
  }
}
