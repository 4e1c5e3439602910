import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { longPatience, mailboxOf, moveOn } from './buyer'
import type { Demo } from './demo'
import { staffOf } from './staff'
import type { PersonId } from './studio'

/** The secret in the key that was shown for an authenticator app. */
function secretOf(key: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(' ', '')].map((one) => letters.indexOf(one).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator app shows in this half minute (RFC 6238): of its own, not what the site computes. */
function codeShown(secret: Buffer, halfMinute: number): string {
  const count = Buffer.alloc(8)
  count.writeUInt32BE(halfMinute, 4)
  const mac = createHmac('sha1', secret).update(count).digest()
  const bits = mac.readUInt32BE(mac.readUInt8(19) % 16) % 2 ** 31
  return String(bits % 1e6).padStart(6, '0')
}

/** The code of the app for this key, as the demo's clock has it; with `away` the one so many half minutes later. */
export async function codeOf(demo: Demo, key: string, away = 0): Promise<string> {
  const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
  return codeShown(secretOf(key), Math.floor(Date.parse(now) / 30_000) + away)
}

/** A minute later the app shows a code that nobody has used. */
export async function freshCode(demo: Demo, key: string): Promise<string> {
  await moveOn(demo, 1)
  return codeOf(demo, key)
}

const subject = 'Your code for the Studio'
export async function mailedCodes(demo: Demo, who: PersonId): Promise<string[]> {
  const mails = await mailboxOf(demo, demo.person(who).email)
  return mails
    .filter((mail) => mail.subject === subject)
    .map(({ text }) => text.match(/Your code: (\S+)/)?.[1] ?? '')
}

/** Begins to set up a second factor; with the key for the app comes the mailed code. */
export async function beginFactor(demo: Demo, who: PersonId, code?: string) {
  // No mail of earlier is on its way.
  const onTheirWay = () => demo.rows('mail_outbox', 'kind=eq.staff_factor_code&status=in.(queued,sending)')
  await expect.poll(onTheirWay, longPatience).toEqual([])
  const before = await mailedCodes(demo, who)
  const begun = await staffOf(demo, who)('POST', 'second-factor', {}, code)
  expect(begun.status, begun.text).toBe(200)
  const fresh = async () => (await mailedCodes(demo, who)).find((one) => !before.includes(one)) ?? ''
  await expect.poll(fresh, longPatience).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/)
  return { key: String(begun.json?.key), mailedCode: await fresh() }
}

/** Sets up a second factor, as the person does with their app and mailbox. */
export async function setUpFactor(demo: Demo, who: PersonId, code?: string) {
  const { key, mailedCode } = await beginFactor(demo, who, code)
  const body = { mailedCode, code: await freshCode(demo, key) }
  const confirmed = await staffOf(demo, who)('POST', 'second-factor/confirm', body)
  expect(confirmed.status, confirmed.text).toBe(200)
  return { key, recoveryCodes: confirmed.json?.recoveryCodes as string[] }
}
