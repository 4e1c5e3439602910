type NavigateEvent = Event & { userInitiated: boolean; destination: { url: string } }

/**
 * Somebody else's script runs in our page: until the returned function is called it can't lead the page to another
 * site. What a visitor follows is let through. Browsers without the Navigation API can't be kept from it.
 */
export function keepPage(onRefused: (url: string) => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  const judge = (event: Event) => {
    const { userInitiated, destination } = event as NavigateEvent
    if (userInitiated || !event.cancelable || isOurs(destination.url)) return
    event.preventDefault()
    onRefused(destination.url)
  }
  navigation?.addEventListener('navigate', judge)
  return () => navigation?.removeEventListener('navigate', judge)
}

/** Or no page at all, such as a phone number. */
const isOurs = (url: string) => !/^https?:/.test(url) || URL.parse(url)?.origin === location.origin
