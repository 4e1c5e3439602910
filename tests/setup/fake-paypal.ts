import type { Page } from '@playwright/test'

/**
 * PayPal's script in as few lines as the button needs, driven by the test: `window.buyer` approves, cancels or breaks
 * what `start()` opened. Only for states that the stand-in can't hold still.
 */
const script = `
customElements.get('paypal-button') ?? customElements.define('paypal-button', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<button style="width:100%;height:48px;border:0;border-radius:12px;background:#ffc439">Pay with PayPal</button>'
  }
})
window.buyer = { started: 0 }
window.paypal = {
  version: '6.0.0',
  createInstance: async () => ({
    createPayPalOneTimePaymentSession: (callbacks) => ({
      async start(options, order) {
        window.buyer = { started: window.buyer.started + 1, isBlocked: window.buyer.isBlocked }
        if (window.buyer.isBlocked) throw Object.assign(new Error('blocked'), { code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP', isRecoverable: true })
        const { orderId } = await order
        window.buyer.approve = () => callbacks.onApprove({ orderId })
        window.buyer.cancel = () => callbacks.onCancel({ orderId })
        window.buyer.fail = () => callbacks.onError(Object.assign(new Error('broken'), { code: 'ERR_FLOW', isRecoverable: false }))
      },
      cancel() {},
      destroy() {},
    }),
  }),
}`

export type Buyer = 'approve' | 'cancel' | 'fail'

/** Answers for the shop and PayPal with these; what is not given goes to the real site. */
export async function fakePayPal(page: Page) {
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      json: {
        offers: {
          paypal: { clientId: 'demo', environment: 'sandbox', sdkUrl: '/fake/web-sdk/v6/core' },
        },
        phone: '(480) 555-0142',
      },
    }),
  )
  await page.route('**/fake/web-sdk/v6/core', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

/** The buyer does this in PayPal's window, once it is open. */
export async function buyer(page: Page, does: Buyer): Promise<void> {
  await page.waitForFunction((name) => name in (window as unknown as { buyer: object }).buyer, does)
  await page.evaluate((name) => {
    const at = (window as unknown as { buyer: Record<string, () => Promise<void>> }).buyer
    void at[name]?.()
  }, does)
}

/** How often PayPal was started. */
export const timesStarted = (page: Page) =>
  page.evaluate(() => (window as unknown as { buyer: { started: number } }).buyer.started)

/** From now on the browser blocks PayPal's window, or no longer. */
export const blockWindows = (page: Page, isBlocked: boolean) =>
  page.evaluate((is) => {
    ;(window as unknown as { buyer: { isBlocked: boolean } }).buyer.isBlocked = is
  }, isBlocked)

/** The script for a page that loads it some other way. */
export const payPalScript = script
