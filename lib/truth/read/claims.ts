import { plain, sentencesOf } from '../../platform/reading/shared.ts'
import { claimWords, clauseEnds, denials } from '../claim-words.ts'

/** A claim in words, the sentence it stands in, and why it is one. */
type Claim = { found: string; sentence: string; because: string }

/** The claims a text makes, of each kind one for a sentence. What is denied before it in its own clause is none. */
export const readClaims = (text: string): Claim[] =>
  sentencesOf(text).flatMap((sentence) =>
    claimWords.flatMap(({ words, because }) => {
      const found = [...plain(sentence).matchAll(new RegExp(words, 'gi'))].find(
        (one) => !isDenied(sentence.slice(0, one.index), one[0]),
      )
      return found ? [{ found: found[0], sentence: plain(sentence).trim(), because }] : []
    }),
  )

function isDenied(before: string, claim: string): boolean {
  // 'No pain, no side effects' goes on claiming.
  if (/^(?:no|without)\b/i.test(claim) && /(?:,|\band|\bor)\s*$/i.test(before)) return false
  return denials.test(plain(before.split(clauseEnds).at(-1) ?? ''))
}
