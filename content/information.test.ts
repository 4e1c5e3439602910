import { expect, test } from 'vitest'
import { remarksOn } from '../tests/fixtures/validate-content.ts'
import { aboutBadges, complianceBadges } from './badges.ts'
import { informationFaqs } from './faqs/clinic.ts'
import { legalDocuments } from './legal/all.ts'
import { terms } from './legal/terms.ts'
import { informationPages } from './pages/information.ts'

test('[ABOUT-004] [COMP-002] the pages have six and eight different badges', () => {
  expect(new Set(aboutBadges.map(({ name }) => name)).size).toBe(6)
  expect(new Set(complianceBadges.map(({ name }) => name)).size).toBe(8)
})

test('[ENT-015] a question has question and answer, and the Studio wants both', async () => {
  for (const { question, answer } of informationFaqs) {
    expect(question).toMatch(/\?$/)
    expect(answer?.length).toBeGreaterThan(40)
  }
  const { question: _, ...unasked } = { ...informationFaqs[0], _id: 'faq-x', _type: 'faq', answer: 'Yes.' }
  expect((await remarksOn(unasked, [])).map(({ field }) => field)).toEqual(['question'])
  const unanswered = { _id: 'faq-x', _type: 'faq', question: 'Is it safe?', order: 1 }
  expect((await remarksOn(unanswered, [])).map(({ field }) => field)).toEqual(['answer'])
})

test('[LEGAL-002] the terms have exactly eight sections', () => {
  expect(terms.sections).toHaveLength(8)
})

test('anchors of a legal text are different from each other', () => {
  for (const { sections } of legalDocuments) {
    const anchors = sections.map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
  }
})

test('a page opens with a hero that leads on, or with the emergency line before it', () => {
  for (const { path, blocks } of informationPages) {
    const hero = blocks.find(({ _type }) => _type === 'hero')
    expect(blocks.indexOf(hero as never), path).toBeLessThanOrEqual(1)
    expect(hero, path).toMatchObject({ intro: expect.any(String) })
  }
})

test('no two neighbours on a page are of the same kind', () => {
  for (const { path, blocks } of informationPages) {
    const kinds = blocks.map((block) => `${block._type} ${'look' in block ? block.look : ''}`)
    kinds.forEach((kind, index) => {
      expect(kind, `${path} ${index}`).not.toBe(kinds[index + 1])
    })
  }
})
