import { accountCartKey } from '@/lib/platform/browser/kept-here'
import type { Units } from './account-cart'

/**
 * What this browser last heard of its shopper's stored cart, shared by its tabs. `isUnsent` while the lines here
 * differ from it by the shopper's own changes.
 */
export type AccountRecord = { owner: string; seen: Units; isUnsent: boolean }

/** Only set where the browser stores nothing. */
let inMemory: AccountRecord | null = null

/** The record, or null while no account's cart is in this browser. */
export function readAccountRecord(): AccountRecord | null {
  if (inMemory) return inMemory
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(accountCartKey) ?? 'null')
    return isRecord(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeAccountRecord(record: AccountRecord): void {
  try {
    localStorage.setItem(accountCartKey, JSON.stringify(record))
    inMemory = null
  } catch {
    inMemory = record
  }
}

export function dropAccountRecord(): void {
  inMemory = null
  try {
    localStorage.removeItem(accountCartKey)
  } catch {
    // Nothing was stored then.
  }
}

/** Anybody can edit the stored text. */
function isRecord(value: unknown): value is AccountRecord {
  if (typeof value !== 'object' || value === null) return false
  const { owner, seen, isUnsent } = value as Record<string, unknown>
  return (
    typeof owner === 'string' &&
    typeof isUnsent === 'boolean' &&
    typeof seen === 'object' &&
    seen !== null &&
    Object.values(seen).every((quantity) => typeof quantity === 'number')
  )
}
