import { expect, test } from 'vitest'
import { printNote } from './print-note'

test('nothing is said where everything is printed', () => {
  expect(printNote('Chúc mừng С днём рождения שָׁלוֹם 🎁')).toBe('')
})

test('what the card can’t print is named once each, and left out of it', () => {
  expect(printNote('山田 Sam 山')).toBe(
    'The printed card can’t show 山 田 and leaves them out. The email and the card’s page show everything you type.',
  )
  expect(printNote('ᚠ')).toContain('can’t show ᚠ and leaves it out')
  expect(printNote(`${'龍'.repeat(3)}一二三四五六七八九十百千万`)).toMatch(/龍 一 二 .* 百 …/)
})
