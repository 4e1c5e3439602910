/** What the approval page tells the page that opened it. */
export type Outcome = {
  type: 'paypal-demo-outcome'
  orderId: string
  outcome: 'approved' | 'canceled'
  payerId?: string
}
