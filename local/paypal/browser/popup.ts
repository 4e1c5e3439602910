/** What the approval page tells the page that opened it. */
export type Outcome = {
  type: 'paypal-demo-outcome'
  orderId: string
  outcome: 'approved' | 'canceled'
  payerId?: string
}

type Ended = { outcome: 'approved' | 'canceled' | 'destroyed'; payerId?: string }

/**
 * What became of the payment in this window. Closed by hand is canceled; only the window itself, on our origin, is
 * listened to.
 */
export function waitForOutcome(
  opened: Window,
  orderId: string,
  origin: string,
  signal: AbortSignal,
): Promise<Ended> {
  return new Promise((resolve) => {
    let closedFor = 0
    const end = (ended: Ended) => {
      clearInterval(timer)
      removeEventListener('message', listen)
      signal.removeEventListener('abort', abort)
      resolve(ended)
    }
    const listen = ({ source, origin: from, data }: MessageEvent<Partial<Outcome> | null>) => {
      if (source !== opened || from !== origin || data?.type !== 'paypal-demo-outcome') return
      if (data.orderId !== orderId) return
      end({ outcome: data.outcome === 'approved' ? 'approved' : 'canceled', payerId: data.payerId })
    }
    const abort = () => end({ outcome: signal.reason === 'destroyed' ? 'destroyed' : 'canceled' })
    // A last message may arrive after the window has gone: half a second for that.
    const timer = setInterval(() => {
      closedFor = opened.closed ? closedFor + 1 : 0
      if (closedFor > 2) end({ outcome: 'canceled' })
    }, 200)
    addEventListener('message', listen)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
}
