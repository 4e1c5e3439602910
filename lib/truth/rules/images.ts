import { nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../model.ts'
import { isObject } from '../path.ts'

export const images: Rule = {
  id: 'images',
  title: 'Images without a description',
  explains: 'Every image says in words what it shows, for people who can’t see it.',
  check: (content) =>
    content.documents.flatMap((document) =>
      content.objectsOf(document).flatMap(({ value, path }) => {
        if (!isObject(value.asset) || wordsOf(value, 'alt')) return []
        return finding({
          rule: 'images',
          severity: 'error',
          sentence: `An image of “${nameOf(document)}” has no description for people who can’t see it.`,
          places: [content.placeOf(document, `${path}.alt`, wordsOf(value.asset, '_ref'))],
        })
      }),
    ),
}
