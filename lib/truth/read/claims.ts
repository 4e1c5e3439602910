import { plain, sentencesOf } from '../../platform/reading/shared.ts'
import { claimWords, clauseEnds, denials } from '../claim-words.ts'

/** A claim in words, the sentence it stands in, and why it is one. */
type Claim = { found: string; sentence: string; because: string }

/** Nearly no text makes a claim: one look at the whole of it says so. */
const anyClaim = new RegExp(claimWords.map(({ words }) => words.source).join('|'), 'i')
const patterns = claimWords.map(({ words, because }) => ({ pattern: new RegExp(words, 'gi'), because }))

/** The claims a text makes, of each kind one for a sentence. What is denied before it in its own clause is none. */
export function readClaims(text: string): Claim[] {
  if (!anyClaim.test(plain(text))) return []
  return sentencesOf(text).flatMap((sentence) => {
    const statement = plain(sentence)
    return patterns.flatMap(({ pattern, because }) => {
      const found = [...statement.matchAll(pattern)].find(
        (one) => !isDenied(sentence.slice(0, one.index), one[0]),
      )
      return found ? [{ found: found[0], sentence: statement.trim(), because }] : []
    })
  })
}

function isDenied(before: string, claim: string): boolean {
  // 'No pain, no side effects' goes on claiming.
  if (/^(?:no|without)\b/i.test(claim) && /(?:,|\band|\bor)\s*$/i.test(before)) return false
  return denials.test(plain(before.split(clauseEnds).at(-1) ?? ''))
}
