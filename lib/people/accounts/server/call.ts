import type { Limit } from '@/lib/platform/http/server/rate-limit'
import type { Outcome } from './outcome'

export type CallField = {
  name: string
  label: string
  type: 'text' | 'email' | 'password' | 'hidden'
  autoComplete?: string
  isOptional?: boolean
}

export type Caller = {
  /** The network, hashed. */
  network: string
  /** The address, for the accounts service's own limits; null when nobody stands in between. */
  address: string | null
}

/** One thing a shopper asks of the accounts: an endpoint of the same name takes it, from scripts and from plain forms. */
export type AccountCall = {
  name: string
  fields: CallField[]
  limit: Limit
  /** What is said above a plain form that was not taken. */
  failureTitle: string
  button: string
  /** What a plain form's sender reads when it was taken, where no other page says so. */
  told?: { title: string; text: string }
  /** Where a plain form that was not taken leads back to; without it, the account. */
  back?: { href: string; label: string }
  /** A plain form may say in `next` to which page of ours its sender wants to go. */
  leadsOn?: boolean
  run(values: Record<string, string>, caller: Caller): Promise<Outcome>
}
