import postgres from 'postgres'
import { jsonError } from '../json-error.ts'
import type { StackService } from '../service.ts'
import { listPage, mailPage } from './pages.ts'
import { createMailSender, type OutgoingMail } from './send.ts'
import { startSmtp } from './smtp.ts'
import { type MailStore, openMailStore } from './store.ts'

export type MailService = StackService & {
  /** Where programs hand in their mails, such as `smtp://127.0.0.1:2525`. */
  smtpUrl: string
  send(mail: OutgoingMail): Promise<void>
}

/** The mail sink: takes every mail by SMTP and shows it at `/mail` and `/mail/messages.json?to=…`. */
export async function openMail(options: {
  databaseUrl: string
  /** 0 takes any. */
  port: number
  now(): Date
}): Promise<MailService> {
  const sql = postgres(options.databaseUrl, { max: 2, onnotice: () => undefined })
  const store = await openMailStore(sql)
  const smtp = await startSmtp(store, options)
  const sender = createMailSender(smtp.port)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    send: sender.send,
    fetch: (request) => answer(request, store),
    isHealthy: store.isHealthy,
    async stop() {
      sender.close()
      await smtp.stop()
      await sql.end({ timeout: 5 })
    },
  }
}

async function answer(request: Request, store: MailStore): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/mail\/?/, '')
  if (path === 'delete') {
    if (request.method !== 'POST') return jsonError(405, 'Deleting needs POST.', { allow: 'POST' })
    await store.deleteAll()
    return new Response(null, { status: 303, headers: { location: '../mail' } })
  }
  if (request.method !== 'GET') return jsonError(405, 'Use GET.', { allow: 'GET' })
  if (path === '') return html(listPage(await store.list()))
  if (path === 'messages.json') {
    const messages = await store.list(searchParams.get('to')?.toLowerCase())
    return Response.json(messages, { headers: { 'cache-control': 'no-store' } })
  }
  const mail = /^\d{1,9}$/.test(path) ? await store.get(Number(path)) : undefined
  return mail ? html(mailPage(mail)) : jsonError(404, 'There is no such mail.')
}

function html(text: string): Response {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'self'"
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    },
  })
}
