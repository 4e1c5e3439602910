import { isSampleProvider } from '../../care/estimates/shared.ts'
import { sampleWords } from '../claim-words.ts'
import { nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, Finding, Rule } from '../model.ts'

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
