import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { callDatabase, outsideRender } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'
import { composeMail, type OutboxRow, type WrittenMail } from './kinds'

const maxAtOnce = 20
/** A mail whose sender died is due again after this. */
const timeoutSeconds = 60

type Runs = { current?: Promise<void>; isAskedAgain: boolean }
const runs = () => processState<Runs>('mail-runs', () => ({ isAskedAgain: false }))

/**
 * Sends the mails that are due, until none is left; what fails is tried again later (up to 8 times) and stays visible.
 * Only one run at a time in this process; rows are leased, so several nodes never send the same one.
 */
export function deliverMails(): Promise<void> {
  const state = runs()
  state.isAskedAgain = true
  state.current ??= deliverWhileAsked(state).finally(() => {
    state.current = undefined
  })
  return state.current
}

/** A mail queued while a run was about to end is not left to the next job. */
async function deliverWhileAsked(state: Runs): Promise<void> {
  while (state.isAskedAgain) {
    state.isAskedAgain = false
    await deliver()
  }
}

/** Sends what is due without keeping anybody waiting: a mail that can't be sent now never touches what it reports. */
export function deliverMailsSoon(): void {
  if (!env.mail) return
  outsideRender(deliverMails).catch((error) => log.error('mail', 'Mails wait', { error }))
}

async function deliver(): Promise<void> {
  for (;;) {
    const data = await callDatabase('take_mails', 'The outbox could not be read', {
      p_limit: maxAtOnce,
      p_seconds: timeoutSeconds,
      p_now: now().toISOString(),
    })
    if (data.length === 0) return
    for (const row of data) await deliverOne(row)
  }
}

async function deliverOne(row: OutboxRow): Promise<void> {
  const problem = await composeMail(row)
    .then((mail) => sendMail({ ...mail, messageId: messageIdOf(row) }))
    .then(() => null, messageOf)
  if (problem)
    log.error('mail', 'A mail was not sent and is tried again', {
      mail: row.id,
      kind: row.kind,
      reason: problem,
    })
  await callDatabase('finish_mail', 'The outbox could not be written', {
    p_id: row.id,
    p_error: problem,
    p_now: now().toISOString(),
  })
}

/**
 * The row's id as the message's: should it be handed over twice, the mailbox keeps one; but what staff send again
 * comes again.
 */
const messageIdOf = ({ id, resends }: OutboxRow) =>
  `<${id}${resends > 0 ? `.${resends}` : ''}@${new URL(env.siteUrl).hostname}>`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Mail servers quote the recipient in their answers: of those only the codes are kept. */
function withoutRecipient(error: unknown): never {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  throw code ? new Error(`mail server: ${code}${responseCode ? ` ${responseCode}` : ''}`) : error
}

/**
 * Sends a mail past the outbox, where the database is what it tells of; the same id twice is one mail to the mailbox.
 * Throws when the mail server does not take it.
 */
export async function sendPastOutbox(
  mail: Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'data'>,
): Promise<void> {
  const at = now().toISOString()
  const ofNothing = {
    order_id: null,
    submission_id: null,
    subscriber_id: null,
    last_error: null,
    sent_at: null,
  }
  const row: OutboxRow = {
    ...ofNothing,
    ...mail,
    dedupe_key: mail.id,
    status: 'sending',
    tries: 1,
    resends: 0,
    created_at: at,
    next_try_at: at,
  }
  await sendMail({ ...(await composeMail(row)), messageId: messageIdOf(row) })
}

/** Connects and signs in, and sends nothing. Throws when the mail server can't be reached or refuses us. */
export async function reachMailServer(): Promise<void> {
  if (!env.mail) throw new Error('SMTP_URL is not set')
  await transport(env.mail).verify().catch(withoutRecipient)
}

/** What the mail server could not be reached for is sent now instead of at its next try. */
export async function hurryMails(): Promise<void> {
  await callDatabase('hurry_mails', 'The outbox could not be written', { p_now: now().toISOString() })
  deliverMailsSoon()
}

type Mail = WrittenMail & { to: string; messageId: string }

/** Hands one mail to the mail server; resolves when it has taken it. Throws otherwise. */
async function sendMail(mail: Mail): Promise<void> {
  if (!env.mail) throw new Error('SMTP_URL is not set')
  await transport(env.mail)
    .sendMail({ from: env.mail.from, ...mail })
    .catch(withoutRecipient)
}

function transport({ smtpUrl, requireTLS }: NonNullable<typeof env.mail>): Transporter {
  return processState('mail-transport', () =>
    createTransport({
      url: smtpUrl,
      requireTLS,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }),
  )
}
