import type { SanityClient } from '@sanity/client'
import { truthNoteId } from '../../../lib/truth/intended.ts'
import type { ContentDocument, Severity, TruthNote } from '../../../lib/truth/model.ts'

/** The same words as on the command line. */
export const severityTitles: Record<Severity, string> = {
  error: 'Wrong',
  warning: 'Questionable',
  notice: 'Good to know',
}

export const severityTones = { error: 'critical', warning: 'caution', notice: 'default' } as const

/** How many of something there are: '1 finding', '12 findings'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A failure in words for people: a refusal of rights is the one they can do something about. */
export function problemWords(error: unknown): string {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  if (status === 401) return 'You are signed out. Please sign in again.'
  if (status === 403) return 'Your role may not change this. Please ask an editor or the owner.'
  if (error instanceof Error && error.name === 'FixRefused') return error.message
  return 'This couldn’t be saved. Please check your connection and try again.'
}

/** Fewer letters say nothing to whoever reads the reason in a year. */
export const shortestReason = 10
export const longestReason = 500

/** The notes among these documents. */
export const notesIn = (documents: readonly ContentDocument[]): TruthNote[] =>
  documents.filter((document): document is ContentDocument & TruthNote => document._type === 'truthNote')

/** Says for everybody that a finding is intended. Rejects when the lake refuses it. */
export async function writeNote(client: SanityClient, note: Required<TruthNote>): Promise<void> {
  await client.createOrReplace({ ...note, _id: truthNoteId(note.findingKey), _type: 'truthNote' })
}

/** Lets a finding be told again. Rejects when the lake refuses it. */
export async function removeNote(client: SanityClient, { findingKey }: TruthNote): Promise<void> {
  await client.delete(truthNoteId(findingKey))
}
