import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { DemoClock } from '../clock.ts'
import type { Secrets } from '../secrets.ts'
import type { StackService } from '../stack.ts'
import { createApi } from './api.ts'
import type { Paypal } from './context.ts'
import { createControl } from './control.ts'
import { errorAnswer, PaypalError, statusAnswer } from './errors.ts'
import { createFaults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { expireApprovals } from './orders.ts'
import { createPages } from './pages.ts'
import { requestKey } from './request-ids.ts'
import { createRequestLog } from './request-log.ts'
import { startWebhooks } from './webhooks.ts'

type Setup = {
  dataDir: string
  secrets: Secrets
  siteUrls: string[]
  webhookOrigin: string
  now: DemoClock['now']
}

/** PayPal's stand-in at `/paypal`: REST API, webhooks, browser script and approval page, on a ledger of its own. */
export async function openPaypal(setup: Setup): Promise<StackService> {
  const { secrets, siteUrls, webhookOrigin, now } = setup
  const ledger = await openLedger(join(setup.dataDir, 'paypal'))
  const webhooks = startWebhooks({
    ledger,
    url: `${webhookOrigin}/api/paypal/webhook`,
    signer: { webhookId: secrets.paypalWebhookId, key: secrets.paypalWebhookKey },
    now,
    apiBase: () => paypal.apiBase,
  })
  const paypal: Paypal = {
    ledger,
    webhooks,
    secrets,
    now,
    siteUrls,
    apiBase: 'http://127.0.0.1/paypal',
    checkoutUrl: (id) => `${siteUrls[0]}/api/local/paypal/checkoutnow?token=${id}`,
  }
  const faults = createFaults()
  const log = createRequestLog()
  const stopped = new AbortController()
  const running = new Set<string>()
  const api = createApi(paypal)
  const control = createControl(paypal, faults, log)
  const pages = createPages(paypal)
  const expiry = setInterval(() => {
    ledger.change((add) => expireApprovals(paypal, add)).catch(console.error)
  }, 500).unref()

  return {
    async fetch(request, _peer, connection) {
      const { origin, pathname } = new URL(request.url)
      paypal.apiBase = `${origin}/paypal`
      const path = pathname.slice('/paypal'.length) || '/'
      if (path.startsWith('/__standin')) return announce(await control.fetch(request))
      const requestId = request.headers.get('paypal-request-id')
      const logged = log.add({ at: now().toISOString(), method: request.method, path, requestId })
      const fault = faults.take(request.method, path)
      const drop = () => {
        connection.drop()
        return new Response(null, { status: 499 })
      }
      if (fault?.dropBefore) return drop()
      const response = await answer(request, path, fault)
      if (webhooks.mode() === 'before-response') await webhooks.pump()
      if (fault?.hangMs) await pause(fault.hangMs)
      if (fault?.dropAfterCommit) return drop()
      logged.status = response.status
      return announce(response)
    },
    isHealthy: async () => ledger.isHealthy(),
    async stop() {
      stopped.abort()
      clearInterval(expiry)
      await webhooks.stop()
      await ledger.close()
    },
  }

  async function answer(request: Request, path: string, fault: ReturnType<typeof faults.take>) {
    let key: string | undefined
    try {
      key = requestKey(request, path)
      if (key && running.has(key)) {
        key = undefined
        throw new PaypalError('PREVIOUS_REQUEST_IN_PROGRESS')
      }
      if (key) running.add(key)
      if (fault?.delayMs) await pause(fault.delayMs)
      if (fault?.status) return statusAnswer(fault.status)
      if (pages.isPage(path)) return await pages.fetch(request)
      return await api.fetch(request, { issue: fault?.issue })
    } catch (error) {
      if (error instanceof PaypalError) return errorAnswer(error)
      throw error
    } finally {
      if (key) running.delete(key)
    }
  }

  function pause(milliseconds: number): Promise<unknown> {
    return delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined)
  }

  /** Sends the new webhooks once the answer is on its way. */
  function announce(response: Response): Response {
    setImmediate(() => void webhooks.pump())
    return response
  }
}
