import { generateIdentity, identityToRecipient } from 'age-encryption'
import { Problem } from '../demo/problem.ts'

/** The key backups are encrypted to. Throws `Problem` when there is none. */
export async function readKey(): Promise<string> {
  const key = process.env.BACKUP_KEY?.trim()
  if (!key)
    throw new Problem(
      'BACKUP_KEY is not set: "npm run backup -- --new-key" makes one. Keep a copy away from the backups.',
    )
  try {
    await identityToRecipient(key)
    return key
  } catch {
    // What failed may name the key: it is not passed on.
    throw new Problem(
      'BACKUP_KEY is no key of age (AGE-SECRET-KEY-1…): "npm run backup -- --new-key" makes one.',
    )
  }
}

/** A new key, for who sets one up. */
export const makeKey = (): Promise<string> => generateIdentity()
