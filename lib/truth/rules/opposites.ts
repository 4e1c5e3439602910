import { opposites as pairs } from '../claim-words.ts'
import { finding } from '../finding.ts'
import type { Place, Rule } from '../model.ts'

export const opposites: Rule = {
  id: 'opposites',
  title: 'Statements that exclude each other',
  explains: 'What one page rules out, no other page speaks of as if it were there (a reviewed list).',
  check: (content) =>
    pairs.flatMap(({ says, against }) => {
      const find = (words: RegExp) => content.texts.filter(({ text }) => words.test(text))
      const others = find(against)
      if (others.length === 0) return []
      return find(says).map(({ text, document, path }) => {
        const places: Place[] = others.map((other) =>
          content.placeOf(other.document, other.path, against.exec(other.text)?.[0]),
        )
        return finding({
          rule: 'opposites',
          severity: 'warning',
          sentence: `One place says “${text}”, ${others.length > 1 ? `${others.length} others speak` : 'another speaks'} of “${others[0]?.text.slice(0, 80)}”.`,
          places: [content.placeOf(document, path, text), ...places],
        })
      })
    }),
}
