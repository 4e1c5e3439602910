import { createHash, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from 'postgres'
import type { OutgoingMail } from '../mail/store.ts'

type Options = { sql: Sql; siteUrl: string; send(mail: OutgoingMail): Promise<void> }

type AccountsCall = {
  /** The last part of `/auth/v1/<name>`. */
  name: string
  /** A text field of the body; undefined when it has none. */
  field(name: string): string | undefined
  /** Lite's own answer. */
  proceed(): Promise<Response>
}

/**
 * Lite's accounts service, completed where hosted Supabase does more (docs/contracts/supabase-local.md 5 and 6). POST
 * calls only.
 */
export function createAccounts(options: Options): (call: AccountsCall) => Promise<Response> {
  const inTurn = createTurns()
  return async ({ name, field, proceed }) => {
    const email = field('email')
    if (name === 'resend' && email && field('type') === 'signup') {
      await resendConfirmation(options, email)
      return Response.json({})
    }
    if (name === 'signup' && email)
      // At the same moment lite would make the account twice, and fail.
      return inTurn(email.toLowerCase(), async () => {
        const answer = await proceed()
        return answer.status === 429 ? answerRepeatedSignUp(options, email) : answer
      })
    const token = field('token_hash')
    if (name === 'verify' && token && field('type') === 'email_change')
      await refuseTakenAddress(options.sql, token)
    return proceed()
  }
}

/**
 * Makes the link of a changed address useless when somebody else has the address by now: lite would fail at it,
 * hosted refuses it.
 */
async function refuseTakenAddress(sql: Sql, tokenHash: string): Promise<void> {
  await sql`
    update auth.users u set email_change = null, email_change_token_new = null
    where u.email_change_token_new = ${tokenHash}
      and exists (select from auth.users other where other.email = lower(u.email_change) and other.id <> u.id)`
}

/** Does works of the same name one after the other; those of different names at the same time. */
export function createTurns(): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    const own = before.then(work, work)
    const ended = own.then(
      () => undefined,
      () => undefined,
    )
    last.set(name, ended)
    void ended.then(() => {
      if (last.get(name) === ended) last.delete(name)
    })
    return own
  }
}

/**
 * What hosted Supabase answers to a sign-up of an address that has an account, where lite says 429 for ever: a
 * made-up user as for anybody. An account that waits to be confirmed gets its link again.
 */
async function answerRepeatedSignUp(mail: Options, email: string): Promise<Response> {
  await resendConfirmation(mail, email)
  const at = new Date().toISOString()
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    confirmation_sent_at: at,
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  })
}

/**
 * `POST /auth/v1/resend` for sign-ups, which lite answers with 429 for ever: gives an unconfirmed account a new code
 * and mails it. Does nothing, without saying so, for an unknown or confirmed address.
 */
async function resendConfirmation(options: Options, address: string): Promise<void> {
  const email = address.toLowerCase()
  const code = Array.from({ length: 10 }, () => randomInt(10)).join('')
  const tokenHash = createHash('sha256').update(`${email}${code}`).digest('hex')
  const rows = await options.sql`
    update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
    where email = ${email} and email_confirmed_at is null and confirmation_sent_at is not null
    returning id`
  if (rows.length === 0) return
  const template = await readFile(confirmation.templateUrl, 'utf8')
  const html = template
    .replaceAll('{{ .SiteURL }}', options.siteUrl)
    .replaceAll('{{ .TokenHash }}', tokenHash)
  await options.send({ to: email, subject: confirmation.subject, html, text: textOfHtml(html) })
}

const file = (name: string) => new URL(`../../supabase/templates/${name}.html`, import.meta.url)

/** The mail that confirms a new account. */
const confirmation = { subject: 'Confirm your email address', templateUrl: file('confirmation') }

/** The mails of the accounts service, as lite's configuration wants them. */
export const mailTemplates = {
  confirmation: { subject: confirmation.subject, content_path: fileURLToPath(confirmation.templateUrl) },
  recovery: { subject: 'Choose a new password', content_path: fileURLToPath(file('recovery')) },
  email_change: {
    subject: 'Confirm your new email address',
    content_path: fileURLToPath(file('email_change')),
  },
}

/**
 * The words of a mail's HTML, each link behind its label. lite's own text is built in and names a link that leads
 * nowhere here; hosted Supabase makes it from the HTML, too.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, label: string) =>
      label === href ? href : `${label}: ${href}`,
    )
    .replace(/<\/(?:p|h1)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
}
