import type {
  OnErrorData,
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
  PayPalPresentationModeOptions,
} from '@paypal/react-paypal-js/sdk-v6'
import { waitForOutcome } from './popup.ts'

/** One payment in a pop-up, or by leaving the page and coming back. `base` is where this script came from. */
export function createSession(
  base: string,
  options: PayPalOneTimePaymentSessionOptions,
): OneTimePaymentSession {
  const returnKey = 'paypal-demo-order'
  let popup: Window | undefined
  let ended: AbortController | undefined
  let running: Promise<void> | undefined
  let isDestroyed = false

  return {
    start(how?: PayPalPresentationModeOptions, given?: Promise<{ orderId: string }>): Promise<void> {
      const order = given ?? (options.orderId ? Promise.resolve({ orderId: options.orderId }) : undefined)
      // Whoever made this promise learns of its failure by start(); nobody else waits for it.
      order?.catch(() => undefined)
      if (isDestroyed || !order) {
        const reason = isDestroyed ? 'This payment session was destroyed.' : 'There is no order to pay for.'
        return Promise.reject(failure('ERR_INVALID_SESSION', reason, false))
      }
      if (running) {
        popup?.focus()
        return running
      }
      const started = how?.presentationMode === 'redirect' ? leave(order) : openPopup(order)
      running = started.finally(() => {
        running = undefined
      })
      return running
    },
    cancel() {
      ended?.abort('canceled')
    },
    destroy() {
      isDestroyed = true
      ended?.abort('destroyed')
    },
    hasReturned() {
      const token = new URLSearchParams(location.search).get('token')
      return token !== null && token === sessionStorage.getItem(returnKey)
    },
    async resume() {
      const here = new URL(location.href)
      const orderId = here.searchParams.get('token') ?? ''
      const payerId = here.searchParams.get('PayerID') ?? undefined
      sessionStorage.removeItem(returnKey)
      for (const name of ['token', 'PayerID']) here.searchParams.delete(name)
      history.replaceState(history.state, '', here)
      await tell(payerId ? 'approved' : 'canceled', orderId, payerId)
    },
  }

  /** Must open the window before it waits for anything: browsers allow pop-ups only within the click. */
  function openPopup(order: Promise<{ orderId: string }>): Promise<void> {
    const features = `popup,width=480,height=720,left=${screenX + 80},top=${screenY + 60}`
    const opened = window.open(`${base}/checkoutnow/wait`, 'paypal-demo', features)
    if (!opened) {
      return Promise.reject(
        failure('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The browser did not open the PayPal window.', true),
      )
    }
    popup = opened
    ended = new AbortController()
    return payInPopup(opened, order, ended.signal).finally(() => {
      opened.close()
      popup = undefined
    })
  }

  async function payInPopup(
    opened: Window,
    order: Promise<{ orderId: string }>,
    signal: AbortSignal,
  ): Promise<void> {
    let orderId: string
    try {
      orderId = (await order).orderId
    } catch (reason) {
      options.onComplete?.({ paymentSessionState: 'error' })
      throw reason
    }
    if (signal.reason === 'destroyed') return
    const show = () => {
      if (!signal.aborted && !opened.closed)
        opened.location.replace(`${base}/checkoutnow?token=${encodeURIComponent(orderId)}`)
    }
    // An order that is there before the waiting page is can be overtaken by it.
    const showAgain = ({ source, data }: MessageEvent<{ type?: string } | null>) => {
      if (source === opened && data?.type === 'paypal-demo-waiting') show()
    }
    addEventListener('message', showAgain)
    show()
    const { outcome, payerId } = await waitForOutcome(opened, orderId, new URL(base).origin, signal)
    removeEventListener('message', showAgain)
    if (outcome !== 'destroyed') await tell(outcome, orderId, payerId)
  }

  async function leave(order: Promise<{ orderId: string }>): Promise<void> {
    const { orderId } = await order
    sessionStorage.setItem(returnKey, orderId)
    const back = encodeURIComponent(location.href)
    location.assign(`${base}/checkoutnow?token=${encodeURIComponent(orderId)}&return=${back}`)
  }

  async function tell(outcome: 'approved' | 'canceled', orderId: string, payerId?: string): Promise<void> {
    try {
      if (outcome === 'approved') await options.onApprove?.({ orderId, payerId, fundingSource: 'paypal' })
      else options.onCancel?.({ orderId })
      options.onComplete?.({ paymentSessionState: outcome })
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason)
      options.onError?.(failure('ERR_CALLBACK', message, false))
      options.onComplete?.({ paymentSessionState: 'error' })
    }
  }

  function failure(code: string, message: string, isRecoverable: boolean): OnErrorData {
    return Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable })
  }
}
