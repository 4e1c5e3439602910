/** Where the browser tells of words that found nothing. */
export const missedPath = '/api/search/missed'

/** As many letters as are kept. */
const most = 40
const least = 3

/**
 * What may be told of a search that found nothing: plain words in small letters. Whatever has an @, a digit or an
 * address in it is left out whole, because it may be somebody's; null where too little is left.
 */
export function missedWords(query: string): string | null {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/[@\p{N}]|:\/\/|^www\.|\.\p{L}{2,}/u.test(word))
    .map((word) => word.replace(/[^\p{L}\p{M}'’+-]/gu, ''))
    .filter((word) => /\p{L}/u.test(word))
  let kept = ''
  for (const word of words) {
    const longer = kept ? `${kept} ${word}` : word
    if (lettersIn(longer) > most) break
    kept = longer
  }
  return lettersIn(kept) >= least ? kept : null
}

const lettersIn = (text: string) => [...text].length
