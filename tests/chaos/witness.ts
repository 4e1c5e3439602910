/** What was acknowledged to the site, as the proxies heard it: whoever dies afterwards, it may not be forgotten. */
export type Acknowledged = {
  orders: string[]
  paypalOrders: string[]
  captures: string[]
  /** Message-IDs that the mail server took. */
  mails: string[]
}

export type Witness = Acknowledged & { hear(call: string, status: number, answer: string): void }

/** Keeps the ids of every acknowledgement that passes through a proxy. */
export function createWitness(): Witness {
  const witness: Witness = {
    orders: [],
    paypalOrders: [],
    captures: [],
    mails: [],
    hear(call, status, answer) {
      if (status >= 300) return
      if (call === 'place-order') note(witness.orders, /"order_id":\s*"([^"]+)"/.exec(answer)?.[1])
      if (call === 'paypal-create') note(witness.paypalOrders, parsed(answer).id)
      if (call === 'paypal-capture')
        for (const unit of parsed(answer).purchase_units ?? [])
          for (const { id } of unit.payments?.captures ?? []) note(witness.captures, id)
    },
  }
  return witness
}

type PayPalAnswer = {
  id?: string
  purchase_units?: { payments?: { captures?: { id?: string }[] } }[]
}

const parsed = (text: string): PayPalAnswer => JSON.parse(text)

function note(list: string[], id: string | undefined): void {
  if (id && !list.includes(id)) list.push(id)
}
