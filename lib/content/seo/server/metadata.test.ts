import { expect, test } from 'vitest'
import type { Page } from '@/lib/content/server/pages'
import { home } from '../../../../content/pages/home.ts'
import { ivTherapy } from '../../../../content/pages/iv-therapy.ts'
import { socialCardTitle } from './metadata'

const asPage = (page: object) => page as Page

test('the home page’s social card says the clinic’s promise, any other its title [SEO-002]', () => {
  expect(socialCardTitle(asPage(home))).toBe('IV therapy at your door, often today')
  expect(socialCardTitle(asPage(ivTherapy))).toBe('IV Therapy')
  expect(socialCardTitle(asPage({ ...home, blocks: [] }))).toBe('Home')
})
