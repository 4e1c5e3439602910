import type { SanityClient } from '@sanity/client'
import { truthNoteId } from '../../../lib/truth/intended.ts'
import type { ContentDocument, TruthNote } from '../../../lib/truth/model.ts'

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
