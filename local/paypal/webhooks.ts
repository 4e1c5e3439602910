import type { DemoClock } from '../clock.ts'
import type { Ledger } from './ledger.ts'
import { sign, type Transmission } from './signature.ts'
import type { Entry, StoredEvent, WebhookEvent } from './types.ts'

export const webhookModes = ['off', 'on', 'delayed', 'duplicate', 'before-response', 'out-of-order'] as const
export type WebhookMode = (typeof webhookModes)[number]

export type Webhooks = ReturnType<typeof startWebhooks>

type Options = {
  ledger: Ledger
  /** Where the site takes webhooks. */
  url: string
  signer: { webhookId: string; key: string }
  now: DemoClock['now']
  apiBase(): string
}

const maxAttempts = 25
const timeoutMs = 10_000
const firstPauseMs = 500
const longestPauseMs = 4 * 3_600_000
const holdMs = 2000

/**
 * Sends webhook events until the site has taken them: again after growing pauses, 25 times at most, also after a
 * restart. Pauses are the machine's time: a demo clock that is put back must not hold events for days.
 */
export function startWebhooks({ ledger, url, signer, now, apiBase }: Options) {
  const stopped = new AbortController()
  const due = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  let mode: WebhookMode = 'on'
  let delayMs = 3000
  let held: string | undefined
  /** An event and the older one that goes out after it. */
  const overtaken = new Map<string, string>()

  for (const { event, state } of ledger.state.events.values()) if (state === 'pending') due.set(event.id, 0)
  const timer = setInterval(pump, 100).unref()

  /**
   * Sends what is due; resolves when each of these has been tried once. What was under way before is not waited for:
   * it may itself wait for the answer that is held back for this.
   */
  function pump(): Promise<unknown> {
    if (stopped.signal.aborted) return Promise.resolve()
    const begun: Promise<void>[] = []
    for (const [id, at] of due) {
      const stored = ledger.state.events.get(id)
      if (at > Date.now() || running.has(id) || stored?.state !== 'pending') continue
      const sending = deliver(stored)
        .catch((error) => {
          if (!stopped.signal.aborted) console.error('PayPal stand-in: a webhook was not recorded:', error)
        })
        .finally(() => running.delete(id))
      running.set(id, sending)
      begun.push(sending)
    }
    return Promise.all(begun)
  }

  async function deliver({ event, attempts }: StoredEvent): Promise<void> {
    const { id } = event
    const body = JSON.stringify(event)
    const isTaken = await post(body)
    if (isTaken && mode === 'duplicate') await post(body)
    if (stopped.signal.aborted) return
    const tried = attempts + 1
    const state = isTaken ? 'delivered' : tried < maxAttempts ? 'pending' : 'failed'
    if (state === 'pending')
      due.set(id, Date.now() + Math.min(firstPauseMs * 2 ** (tried - 1), longestPauseMs))
    else due.delete(id)
    const waiting = overtaken.get(id)
    if (waiting) due.set(waiting, 0)
    overtaken.delete(id)
    await ledger.change((add) => add({ kind: 'delivery', value: { id, state, attempts: tried } }))
  }

  async function post(body: string): Promise<boolean> {
    const status = await transmit(body, sign(body, now(), apiBase(), signer)).catch(() => 0)
    return status >= 200 && status < 300
  }

  async function transmit(body: string, transmission: Transmission): Promise<number> {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: headersOf(transmission),
      redirect: 'manual',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]),
    })
    await answer.body?.cancel()
    return answer.status
  }

  /** In this mode the newer of two events goes first; one that stays alone goes after two seconds. */
  function dueOutOfOrder(id: string): number {
    const older = held
    if (older && due.has(older) && !running.has(older)) {
      due.set(older, Number.POSITIVE_INFINITY)
      overtaken.set(id, older)
      held = undefined
      return 0
    }
    held = id
    return Date.now() + holdMs
  }

  return {
    url,
    /** The ledger's entry of a new event; it is sent when the change is saved. */
    entry(event: WebhookEvent): Entry {
      if (mode !== 'off') {
        const isHeld = mode === 'out-of-order'
        due.set(event.id, isHeld ? dueOutOfOrder(event.id) : mode === 'delayed' ? Date.now() + delayMs : 0)
      }
      return {
        kind: 'event',
        value: { event, state: mode === 'off' ? 'recorded' : 'pending', attempts: 0 },
      }
    },
    /** Sends an event once more, whatever the mode. */
    async resend(stored: StoredEvent): Promise<void> {
      const value = { id: stored.event.id, state: 'pending' as const, attempts: 0 }
      await ledger.change((add) => add({ kind: 'delivery', value }))
      due.set(stored.event.id, 0)
      void pump()
    },
    /** Sends this body once; resolves with the site's status. A forged one carries a signature that is not ours. */
    async send(body: string, isForged: boolean): Promise<number> {
      const key = isForged ? 'forged' : signer.key
      return transmit(body, sign(body, now(), apiBase(), { ...signer, key }))
    },
    pump,
    setMode(next: WebhookMode, nextDelayMs = 3000) {
      mode = next
      delayMs = nextDelayMs
    },
    mode: () => mode,
    async stop() {
      clearInterval(timer)
      stopped.abort()
      await Promise.all(running.values())
    },
  }
}

function headersOf(transmission: Transmission): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-1.0',
    'paypal-auth-algo': transmission.auth_algo,
    'paypal-cert-url': transmission.cert_url,
    'paypal-transmission-id': transmission.transmission_id,
    'paypal-transmission-sig': transmission.transmission_sig,
    'paypal-transmission-time': transmission.transmission_time,
  }
}
