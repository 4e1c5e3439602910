import { descriptorOf } from '../../../schemas/descriptors.ts'
import { isSampleProvider } from '../../care/estimates/shared.ts'
import { isApproved } from '../../content/shared/approval.ts'
import { sampleWords } from '../claim-words.ts'
import { nameOf, wordsOf } from '../fields.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule } from '../model.ts'

/** Documents whose every text is medical; of pages only those that say so. */
const medical = ['ivService', 'injection', 'ingredient', 'page']

/** One finding for each type: a first edition has dozens, and one clinician reads them in one go. */
export const approvals: Rule = {
  id: 'approvals',
  title: 'Medical texts nobody approved',
  explains:
    'A clinician has approved what the pages of drips and injections, their ingredients and pages of medical advice say.',
  check: (content) =>
    medical.flatMap((type) => {
      const [first, ...others] = content.ofType(type).filter(isWaiting)
      if (!first) return []
      const placeOf = (one: ContentDocument) => content.placeOf(one, 'approvedBy', nameOf(one))
      const rest = others.length > 0 ? ` and ${others.length} more of “${descriptorOf(type)?.list}”` : ''
      return finding({
        rule: 'approvals',
        severity: 'warning',
        sentence: `No clinician has approved what “${nameOf(first)}”${rest} say${rest ? '' : 's'}. The site calls it a sample, and search engines leave its page out.`,
        places: [placeOf(first), ...others.map(placeOf)],
      })
    }),
}

const isWaiting = (document: ContentDocument) =>
  (document._type !== 'page' || document.needsApproval === true) && !isApproved(document)

export const samples: Rule = {
  id: 'samples',
  title: 'Samples',
  explains: 'No testimonial, number or text that visitors see is a sample.',
  check: (content) => [...testimonials(content), ...texts(content), ...numbers(content)],
}

const testimonials = (content: Content): Finding[] =>
  content.ofType('testimonial').flatMap((testimonial) =>
    testimonial.isSample === true
      ? finding({
          rule: 'samples',
          severity: 'error',
          sentence: `What “${nameOf(testimonial)}” says is a sample. Put a real patient’s words there, or delete it.`,
          places: [content.placeOf(testimonial, 'isSample', nameOf(testimonial))],
        })
      : [],
  )

const texts = (content: Content): Finding[] =>
  content.texts.flatMap(({ text, document, path }) => {
    const found = sampleWords.exec(text)
    if (!found) return []
    return finding({
      rule: 'samples',
      severity: 'error',
      sentence: `“${text.slice(0, 80)}” is a sample (“${found[0]}”).`,
      places: [content.placeOf(document, path, found[0].toLowerCase())],
    })
  })

const numbers = (content: Content): Finding[] =>
  content.ofType('practiceSettings').flatMap((practice) =>
    ['npi', 'tin'].flatMap((field) => {
      const number = wordsOf(practice, field)
      if (!isSampleProvider({ npi: number, tin: number })) return []
      return finding({
        rule: 'samples',
        severity: 'error',
        sentence: `The clinic’s ${field.toUpperCase()} ${number} is a sample. Estimates need your own.`,
        places: [content.placeOf(practice, field, number)],
      })
    }),
  )
