import { expect } from '@playwright/test'
import type { Demo } from './demo'

export type LedgerCapture = {
  id: string
  orderId: string
  customId: string
  status: string
  amountCents: number
}

/** The PayPal stand-in's controls, as its approval page and the tests use them. */
export function paypalOf(demo: Pick<Demo, 'stackUrl' | 'secrets'>) {
  const control = async (path: string, body?: object) => {
    const response = await fetch(`${demo.stackUrl}/paypal/__standin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${demo.secrets.controlToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.status, `${path}: ${text}`).toBeLessThan(300)
    return text ? JSON.parse(text) : undefined
  }
  return {
    control,
    approve: (paypalOrderId: string, body: object = {}) => control(`orders/${paypalOrderId}/approve`, body),
    /** The next matching calls go wrong in this way. */
    fault: (match: { path: string; method?: string; nth?: number }, act: object) =>
      control('faults', { match, do: act }),
    clearFaults: () => control('reset', {}),
    webhooks: (mode: 'on' | 'off' | 'delayed' | 'duplicate' | 'before-response' | 'out-of-order') =>
      control('webhooks', { mode }),
    /** What PayPal itself knows: its captures for this order of PayPal's. */
    async captures(paypalOrderId: string): Promise<LedgerCapture[]> {
      const { captures } = await control('ledger')
      return captures.filter((capture: LedgerCapture) => capture.orderId === paypalOrderId)
    },
  }
}
