import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'
import { type Preview, preview } from './model'

/** The preview as the cookie holds it: `<content>.<signature>`. */
export function sealPreview(opened: Preview): string {
  const content = Buffer.from(JSON.stringify(opened)).toString('base64url')
  return `${content}.${signatureOf(content)}`
}

/** The preview a cookie of ours holds, while it lasts; null for every other value. */
export function openSeal(value: string | undefined, at: Date): Preview | null {
  const [content, signature, ...rest] = (value ?? '').split('.')
  if (!content || !signature || rest.length > 0 || !isSame(signature, signatureOf(content))) return null
  const found = preview.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return found.success && Date.parse(found.data.until) > at.getTime() ? found.data : null
}

const signatureOf = (content: string) =>
  createHmac('sha256', signingSecret('preview')).update(content).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
