import { setTimeout as delay } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { isPublishedId } from './documents.ts'
import type { Change, LakeContext, Transaction, Webhook } from './types.ts'

export interface WebhookTimes {
  timeoutMs: number
  retryDelayMs: number
}

/**
 * As hosted Sanity since 29 April 2026 (docs/contracts/content-lake.md 7): 30 s to answer, two more tries 30 s apart.
 */
const hostedTimes: WebhookTimes = { timeoutMs: 30_000, retryDelayMs: 30_000 }
const tries = 3
/** Of a transaction with more documents than somebody publishes by hand, so many messages are under way at once. */
const most = { byHand: 10, ofBulk: 25 }

export interface WebhookSender {
  /** While true every message is lost, as if the network had eaten it. */
  isDropping: boolean
  stop(): void
}

/**
 * Announces published changes after each commit: at once, signed, in order per document. What three tries don't
 * deliver is lost.
 */
export function startWebhooks(
  { store, webhooks, projectId, dataset }: Pick<LakeContext, 'store' | 'webhooks' | 'projectId' | 'dataset'>,
  times: WebhookTimes = hostedTimes,
): WebhookSender {
  const stopped = new AbortController()
  const queues = new Map<string, Promise<void>>()
  const inSlot = createSlots(most.ofBulk)
  const sender = { isDropping: false, stop }

  const unsubscribe = store.subscribe((transaction) => {
    if (sender.isDropping) return
    for (const [index, webhook] of webhooks.entries()) {
      const messages = messagesOf(transaction, webhook.filterTypes)
      const isBulk = messages.length > most.byHand
      for (const message of messages) {
        const headers = {
          'Content-Type': 'application/json',
          'User-Agent': 'Sanity.io webhook delivery',
          'Idempotency-Key': `${transaction.id}-${message._id}`,
          'sanity-dataset': dataset,
          'sanity-document-id': message._id,
          'sanity-operation': message.operation,
          'sanity-project-id': projectId,
          'sanity-transaction-id': transaction.id,
          'sanity-transaction-time': transaction.timestamp,
          'sanity-webhook-id': String(index),
        }
        enqueue(`${index} ${message._id}`, () => deliver(webhook, message, headers, isBulk))
      }
    }
  })

  function enqueue(key: string, task: () => Promise<void>) {
    const last = (queues.get(key) ?? Promise.resolve()).then(task).catch((cause) => {
      if (!stopped.signal.aborted) console.error('Content lake: a webhook was not delivered:', cause)
    })
    queues.set(key, last)
    void last.then(() => {
      if (queues.get(key) === last) queues.delete(key)
    })
  }

  async function deliver(
    { url, secret }: Webhook,
    message: WebhookMessage,
    headers: Record<string, string>,
    isBulk: boolean,
  ) {
    const body = JSON.stringify(message)
    // Somebody waits for what was published by hand: it is not held up behind an import.
    const send = isBulk ? inSlot : (work: () => Promise<string | undefined>) => work()
    for (let tried = 1; ; tried++) {
      const failure = await send(async () =>
        post(url, body, { ...headers, [SIGNATURE_HEADER_NAME]: await sign(body, secret) }),
      )
      if (!failure) return
      if (tried === tries || failure === 'refused') throw new Error(`${message._id} to ${url}: ${failure}`)
      await delay(times.retryDelayMs, undefined, { signal: stopped.signal, ref: false })
    }
  }

  /** Undefined when received; `refused` is final, anything else worth another try. */
  async function post(
    url: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<string | undefined> {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(times.timeoutMs)])
    try {
      const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' })
      await answer.body?.cancel()
      if (answer.ok) return undefined
      return answer.status === 429 || answer.status >= 500 ? `answered ${answer.status}` : 'refused'
    } catch (cause) {
      stopped.signal.throwIfAborted()
      return cause instanceof Error ? cause.message : 'no answer'
    }
  }

  function stop() {
    unsubscribe()
    stopped.abort()
  }

  return sender
}

/** Does so many things at once; who comes later waits for a free place. */
function createSlots(free: number) {
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

const sign = (body: string, secret: string) => encodeSignatureHeader(body, Date.now(), secret)

/**
 * What a receiver is told about one published document. Paths and short names are those of documents that have
 * them.
 */
interface WebhookMessage {
  _id: string
  _type: string
  _rev: string
  operation: 'create' | 'update' | 'delete'
  path: string | null
  previousPath: string | null
  slug: string | null
  previousSlug: string | null
  transactionId: string
}

/**
 * The messages of a transaction: one per published document, none for drafts, versions, assets and Sanity's own
 * documents. On hosted Sanity the same body comes from the projection in docs/hosted.md.
 */
function messagesOf(transaction: Transaction, filterTypes?: string[]): WebhookMessage[] {
  return transaction.changes.flatMap((change) => {
    const document = change.after ?? change.before
    if (!document || !isPublishedId(change.documentId) || change.documentId.startsWith('_.')) return []
    if (/^(sanity|system)\./.test(document._type)) return []
    if (filterTypes && !filterTypes.includes(document._type)) return []
    const { _id, _type, _rev } = document
    const paths = {
      path: pathOf(change.after),
      previousPath: pathOf(change.before),
      slug: slugOf(change.after),
      previousSlug: slugOf(change.before),
    }
    return [{ _id, _type, _rev, operation: operationOf(change), ...paths, transactionId: transaction.id }]
  })
}

const pathOf = (document: Change['after']) => (typeof document?.path === 'string' ? document.path : null)

const slugOf = (document: Change['after']) => {
  const current = (document?.slug as { current?: unknown } | undefined)?.current
  return typeof current === 'string' ? current : null
}

const operationOf = ({ before, after }: Change) => (before && after ? 'update' : after ? 'create' : 'delete')
