import { wordsOf } from '../fields.ts'
import { type Content, type ContentDocument, type Finding, finding, type Named, type Rule } from '../model.ts'

export const categories: Rule = {
  id: 'categories',
  title: 'Categories of the IV menu',
  explains: 'Every category of the IV menu has drips, and no heading looks like another category’s.',
  check: (content) => content.ofType('page').flatMap((page) => onPage(content, page)),
}

function onPage(content: Content, page: ContentDocument): Finding[] {
  const all = content.objectsOf(page).filter(({ value }) => value._type === 'ivCategory')
  return [
    ...all.flatMap((one) => empty(content, page, one)),
    ...all.flatMap((one) => alike(content, page, one, all)),
  ]
}

function empty(content: Content, page: ContentDocument, { value, path }: Named): Finding[] {
  const key = wordsOf(value, 'key')
  const label = wordsOf(value, 'label') || key
  if (content.ofType('ivService').some((service) => wordsOf(service, 'category') === key)) return []
  return [
    finding({
      rule: 'categories',
      severity: 'notice',
      sentence: `The category “${label}” of the IV menu has no drip, so visitors do not see it.`,
      places: [content.placeOf(page, path, label)],
    }),
  ]
}

/** 'Premium Therapies' over one category while another is called 'Premium'. */
function alike(content: Content, page: ContentDocument, { value, path }: Named, all: Named[]): Finding[] {
  const label = wordsOf(value, 'label')
  const other = all.find(
    (one) =>
      one.value !== value &&
      wordsOf(one.value, 'label') &&
      `${label} `.toLowerCase().startsWith(`${wordsOf(one.value, 'label')} `.toLowerCase()),
  )
  if (!other) return []
  const otherLabel = wordsOf(other.value, 'label')
  return [
    finding({
      rule: 'categories',
      severity: 'warning',
      sentence: `The category ${wordsOf(value, 'key')} is headed “${label}” and another one “${otherLabel}”: nobody can tell them apart.`,
      places: [
        content.placeOf(page, `${path}.label`, label),
        content.placeOf(page, `${other.path}.label`, otherLabel),
      ],
    }),
  ]
}
