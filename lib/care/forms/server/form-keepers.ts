import 'server-only'
import type { FormId } from '@/lib/care/forms/shared/forms'
import { getFormText } from '@/lib/content/server/form-texts'
import { processState } from '@/lib/platform/server/process-state'

export type Keeping = {
  form: FormId
  /** Checked: exactly the form's fields, without the empty ones. */
  values: Record<string, unknown>
  /** The same for the same values under the sender's same key: kept once. */
  key: string
  at: Date
}

export type Received = {
  outcome: 'received'
  /** Said instead of the published words of success. */
  words?: { title: string; description: string }
  /** Where the sender reads more of it. */
  path?: string
}
/** One sentence for each wrong field, by its name. */
export type Invalid = { outcome: 'invalid'; problems: Record<string, string> }

/**
 * `fills` are put into the published words of success: `{code}` becomes `fills.code`. Invalid is what only the keeper
 * can know, such as an event that is over.
 */
export type Kept = (Received & { fills?: Record<string, string> }) | Invalid

/** Stores what was sent, with its mails, once per key and in one transaction. Throws when it could not. */
export type Keep = (kept: Keeping) => Promise<Kept>

type Keepers = Partial<Record<FormId, Keep>>

const state = () => processState('form-keepers', () => ({ keepers: {} as Keepers }))

/**
 * The forms that are more than a submission for the inbox, each with the function of its own domain that keeps it:
 * told once, by lib/app.ts.
 */
export function keepForms(keepers: Keepers): void {
  state().keepers = keepers
}

export const isKeptByItsOwn = (form: FormId): boolean => state().keepers[form] !== undefined

/** Hands a form to its own keeper. Throws when it has none, or when it could not be stored. */
export async function keepByItsOwn(keeping: Keeping): Promise<Received | Invalid> {
  const keep = state().keepers[keeping.form]
  if (!keep) throw new Error(`The form ${keeping.form} has no keeper of its own`)
  const kept = await keep(keeping)
  if (kept.outcome === 'invalid' || !kept.fills) return kept
  const text = await getFormText(keeping.form).catch(() => null)
  const words = {
    title: filled(text?.successTitle || 'Received', kept.fills),
    description: filled(text?.successText ?? '', kept.fills),
  }
  return { outcome: 'received', words }
}

const filled = (words: string, fills: Record<string, string>) =>
  words.replace(/\{(\w+)\}/g, (whole, name) => fills[name] ?? whole)
