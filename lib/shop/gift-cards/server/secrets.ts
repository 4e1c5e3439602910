import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto'
import { env } from '@/lib/platform/server/env'
import { checkLetter, cleanCode, codeLetters, endOfCode } from './code'

/** A code nobody can guess, 72 bits and a check character; see `code.ts` for its shape. */
export function newCode(): string {
  const letters = Array.from({ length: 15 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
  return letters + checkLetter(letters)
}

/** What finds a card by its code as typed. Whatever was typed has a hash, so that a wrong code takes the same way as a right one. */
export const hashCode = (typed: string): string =>
  createHmac('sha256', keyFor('code')).update(cleanCode(typed)).digest('base64url')

/** A new code in the shapes the database keeps of it; `issue` counts the codes of this card. */
export function sealedCode(cardId: string, issue: number) {
  const code = newCode()
  return {
    code_hmac: hashCode(code),
    code_sealed: seal(code, cardId),
    code_end: endOfCode(code),
    card_hash: hashToken(cardToken(cardId, issue)),
  }
}

/** The code in a sealed one. Throws when it was changed, or sealed for another card or with another key. */
export function openCode(sealed: string, cardId: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', keyFor('seal'), bytes.subarray(0, 12))
  cipher.setAAD(Buffer.from(cardId)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

/** The secret part of the sender's link. It is computed anew for each mail and kept nowhere. */
export const manageToken = (cardId: string): string => linkToken('manage', cardId)

/** The secret part of the link to the printed card, for who has its code; it ends with that code. */
export const cardToken = (cardId: string, issue: number): string => linkToken('card', cardId, String(issue))

/** What is kept of a link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

function seal(code: string, cardId: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), nonce).setAAD(Buffer.from(cardId))
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

const linkToken = (...parts: string[]): string =>
  createHmac('sha256', keyFor('link')).update(JSON.stringify(parts)).digest('base64url')

const keyFor = (purpose: 'code' | 'seal' | 'link'): Buffer =>
  Buffer.from(hkdfSync('sha256', env.giftCardKey, '', `ocotillo gift card ${purpose}`, 32))
