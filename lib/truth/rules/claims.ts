import { opposites as pairs, starRating } from '../claim-words.ts'
import { isObject, nameOf, numberOf, wordsOf } from '../fields.ts'
import { type Content, type Finding, finding, type Place, type Rule, type Text } from '../model.ts'
import { readClaims } from '../read/claims.ts'
import { statFigures } from '../stat-figures.ts'

export const claims: Rule = {
  id: 'claims',
  title: 'Claims without a source',
  explains: 'Ratings and figures say where they come from, and no text promises what medicine can’t.',
  check: (content) => [
    ...content.texts.flatMap((text) => inWords(content, text)),
    ...figures(content),
    ...ratings(content),
    ...satisfaction(content),
  ],
}

function inWords(content: Content, { text, document, path }: Text): Finding[] {
  // A legal text names claims to forbid or deny them; words of the search are what visitors type.
  if (document._type === 'legalDocument' || document._type === 'searchSettings') return []
  return readClaims(text).map(({ found, sentence, because }) =>
    finding({
      rule: 'claims',
      severity: 'warning',
      sentence: `“${found}” is a claim. ${because}.`,
      places: [content.placeOf(document, path, found === sentence ? found : `${found}, in “${sentence}”`)],
    }),
  )
}

/** A number of cities can be counted on the site itself. */
const countable = /\b(?:cities|areas|drips|injections|plans|minutes|years?)\b/i

const figures = (content: Content): Finding[] =>
  statFigures(content).flatMap(({ text, label, page, at }) => {
    if (wordsOf(at.value, 'source') || countable.test(label)) return []
    return finding({
      rule: 'claims',
      severity: 'warning',
      sentence: `“${text} ${label}” has no source. Write down in “Source” how it was counted.`,
      places: [content.placeOf(page, `${at.path}.value`, `${text} ${label}`)],
    })
  })

/** Google's guidelines for review snippets, on ratings that a business states of itself. */
const whatSearchEnginesDo =
  'Google shows no stars for a rating that a business gives itself, and one that nobody can look up may cost the whole site its extras in the results.'

function ratings(content: Content): Finding[] {
  const [settings] = content.ofType('siteSettings')
  const told = settings && isObject(settings.structuredData) ? settings.structuredData : {}
  const [rating, reviews] = [numberOf(told, 'ratingValue'), numberOf(told, 'reviewCount') ?? 0]
  const hasSource = wordsOf(told, 'ratingSource') !== ''
  const stated: Finding[] =
    settings && rating !== null && !hasSource
      ? [
          finding({
            rule: 'claims',
            severity: 'error',
            sentence: `Search engines are told a rating of ${rating} from ${reviews} reviews, but not where it comes from. ${whatSearchEnginesDo}`,
            places: [
              content.placeOf(settings, 'structuredData.ratingValue', `${rating}`),
              content.placeOf(settings, 'structuredData.reviewCount', `${reviews}`),
            ],
          }),
        ]
      : []
  const inTexts = content.texts.flatMap(({ text, document, path }) => {
    const found = starRating.exec(text)
    const stars = found?.[1]?.toLowerCase() === 'five' ? 5 : Number(found?.[1])
    if (!found || document._type === 'testimonial' || (hasSource && stars === rating)) return []
    const places: [Place, ...Place[]] = [content.placeOf(document, path, found[0])]
    if (settings && rating !== null)
      places.push(content.placeOf(settings, 'structuredData.ratingValue', `${rating}`))
    return finding({
      rule: 'claims',
      severity: 'warning',
      sentence:
        rating !== null && stars !== rating
          ? `A text says “${text}”, but search engines are told ${rating}.`
          : `“${text}” is a rating without a source.`,
      places,
    })
  })
  return [...stated, ...inTexts]
}

/** All treatments share one source, so that it is asked for once. */
function satisfaction(content: Content): Finding[] {
  const [settings] = content.ofType('siteSettings')
  const told = settings && isObject(settings.structuredData) ? settings.structuredData : {}
  if (wordsOf(told, 'satisfactionSource')) return []
  const [first, ...others] = content.ofType('treatment').flatMap((treatment) => {
    const percent = numberOf(treatment, 'satisfaction')
    return percent === null
      ? []
      : [{ treatment, place: content.placeOf(treatment, 'satisfaction', `${percent}%`) }]
  })
  if (!first) return []
  return [
    finding({
      rule: 'claims',
      severity: 'warning',
      sentence: `${nameOf(first.treatment)}${others.length > 0 ? ` and ${others.length} more treatments` : ''} state a percentage of satisfied patients without a source.`,
      places: [first.place, ...others.map(({ place }) => place)],
    }),
  ]
}

export const opposites: Rule = {
  id: 'opposites',
  title: 'Statements that contradict each other',
  explains:
    'If one page says we don’t offer something, no other page mentions it as if we did (a reviewed list).',
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
