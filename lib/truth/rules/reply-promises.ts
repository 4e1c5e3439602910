import { isObject, nameOf, numberOf, wordsOf } from '../fields.ts'
import { type Content, type ContentDocument, type Finding, finding, type Place, type Rule } from '../model.ts'
import { isSamePromise, type ReplyPromise, readPromises } from '../read/times.ts'

type Promised = Pick<ReplyPromise, 'amount' | 'unit'> & { place: Place; text: string }
/** A card with a link speaks of the page it leads to. */
type Said = Promised & { leadsElsewhere: boolean }

export const replyPromises: Rule = {
  id: 'reply-promises',
  title: 'How soon we answer',
  explains:
    'What a form promises in words is what staff work by, and a page promises no other time than its forms and the settings do.',
  check: (content) => [...formsThatDiffer(content), ...pagesThatDiffer(content)],
}

/** The words of a form against the time by which its requests are due. */
const formsThatDiffer = (content: Content): Finding[] =>
  content.ofType('formText').flatMap((form) => {
    const due = dueIn(content, form)
    if (due.length === 0) return []
    return saidBy(content, form).flatMap((said) => {
      const [first] = due
      // A later promise beside the due one tells more, it does not contradict.
      if (!first || due.some((one) => isSamePromise(one, said)) || isBesideDue(content, form, said, due))
        return []
      return difference(said, first)
    })
  })

function pagesThatDiffer(content: Content): Finding[] {
  const general = content.ofType('siteSettings').flatMap((settings) =>
    readPromises(wordsOf(settings, 'replyPromise')).map((said) => ({
      ...said,
      place: content.placeOf(settings, 'replyPromise', said.text),
    })),
  )
  const forms = content.ofType('formText')
  const all = [...forms.flatMap((form) => promisesOf(content, form)), ...general]
  return content.ofType('page').flatMap((page) => {
    const shown = content
      .objectsOf(page)
      .flatMap(({ value }) => (value._type === 'requestForm' ? [value.form] : []))
    const own = forms.filter(({ form }) => shown.includes(form)).flatMap((form) => promisesOf(content, form))
    const allowed = own.length > 0 ? [...own, ...general] : all
    const [first] = allowed
    if (!first) return []
    return saidBy(content, page)
      .filter((said) => !(said.leadsElsewhere ? all : allowed).some((one) => isSamePromise(one, said)))
      .flatMap((said) => difference(said, allowed.find(({ unit }) => unit === said.unit) ?? first))
  })
}

const difference = (said: Promised, other: Promised): Finding =>
  finding({
    rule: 'reply-promises',
    severity: 'error',
    sentence: `One place promises an answer ${said.text.toLowerCase()}, another ${other.text.toLowerCase()}.`,
    places: [said.place, other.place],
  })

const promisesOf = (content: Content, form: ContentDocument) => [
  ...dueIn(content, form),
  ...saidBy(content, form),
]

const saidBy = (content: Content, document: ContentDocument): Said[] =>
  content.texts
    .filter((text) => text.document === document)
    .flatMap(({ text, path, within }) =>
      readPromises(text).map((said) => ({
        ...said,
        place: content.placeOf(document, path, said.text.toLowerCase()),
        leadsElsewhere: within.value._type === 'card' && isObject(within.value.link),
      })),
    )

const isBesideDue = (content: Content, form: ContentDocument, said: Promised, due: Promised[]) =>
  saidBy(content, form).some(
    (other) => other.place.path === said.place.path && due.some((one) => isSamePromise(one, other)),
  )

function dueIn(content: Content, form: ContentDocument): Promised[] {
  return ['replyWithin', 'careerReplyWithin'].flatMap((field) => {
    const within = form[field]
    const amount = isObject(within) ? numberOf(within, 'amount') : null
    const unit = isObject(within) ? wordsOf(within, 'unit') : ''
    if (amount === null || (unit !== 'hours' && unit !== 'business days')) return []
    const text = `within ${amount} ${unit}`
    return [{ amount, unit, text, place: content.placeOf(form, field, `${nameOf(form)}: ${text}`) }]
  })
}
