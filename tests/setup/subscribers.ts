import { expect } from '@playwright/test'
import { connectToDatabase } from './database'
import type { Demo } from './demo'

type List = 'newsletter' | 'event_alerts'

/** Calls a function of the database, as the site does. */
export async function callDatabase(demo: Demo, name: string, body: object): Promise<unknown> {
  const response = await fetch(`${demo.stackUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: demo.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${text}`)
  return text && JSON.parse(text)
}

/** The subscriber's row. */
export async function subscriberOf(demo: Demo, email: string, list: List = 'newsletter') {
  const [row] = await demo.rows('newsletter_subscribers', `email=eq.${email}&list=eq.${list}`)
  return row as Record<string, string> | undefined
}

/** Somebody who confirmed a while ago, without any mail. */
export async function newSubscriber(demo: Demo, email: string, list: List = 'newsletter', firstName = 'Ana') {
  const sql = await connectToDatabase(demo)
  try {
    await sql`insert into public.newsletter_subscribers (list, email, first_name, status, created_at, confirmed_at)
      values (${list}, ${email}, ${firstName}, 'confirmed', now(), now())`
  } finally {
    await sql.end()
  }
  return (await subscriberOf(demo, email, list)) as Record<string, string>
}

type ReceivedMail = { subject: string; text: string; html: string; headers: Record<string, string> }

/** The mails of this address, newest first, with their headers. */
export async function mailsTo(demo: Demo, email: string): Promise<ReceivedMail[]> {
  const messages = await fetch(`${demo.stackUrl}/mail/messages.json?to=${encodeURIComponent(email)}`)
  const mails: (ReceivedMail & { id: number })[] = await messages.json()
  const sql = await connectToDatabase(demo)
  try {
    const raws = await sql`select id, raw from mail.messages where ${email} = any (recipients)`
    return mails.map((mail) => ({
      ...mail,
      headers: headersOf(String(raws.find(({ id }) => id === mail.id)?.raw)),
    }))
  } finally {
    await sql.end()
  }
}

function headersOf(raw: string): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

/** A mail's words without its links: a port or a token holds any three letters or digits now and then. */
export const withoutLinks = (text: string): string => text.replace(/https?:\/\/[^\s"<]+/g, '')

/** Waits for the newest mail with this subject. */
export async function nextMail(demo: Demo, email: string, subject: string): Promise<ReceivedMail> {
  const find = async () => (await mailsTo(demo, email)).find((mail) => mail.subject === subject)
  await expect.poll(find, { timeout: 75_000 }).toBeTruthy()
  return (await find()) as ReceivedMail
}

/** The address of a link in a mail. */
export const linkIn = ({ text }: { text: string }, part: string): string =>
  text.match(new RegExp(`http\\S+${part}\\?token=[0-9a-f]+`))?.[0] ?? `no link with ${part}`
