import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Price } from './price'

const current = vi.hoisted(() => ({ preview: null as { by: string } | null }))
vi.mock('@/lib/content/preview/server/current', () => ({ currentPreview: () => current.preview }))

const draw = (by: string | null, type: 'treatment' | 'giftPreset' = 'treatment') => {
  current.preview = by ? { by } : null
  return renderToStaticMarkup(<Price dollars={150} originalDollars={175} of={{ id: 'treatment-x', type }} />)
}

test('a price leads staff to its field, and the struck one to its own', () => {
  const html = draw('staff')
  expect(html).toContain('<strong data-sanity="id=treatment-x;type=treatment;path=price;base=%2Fstudio">$150')
  expect(html).toContain('path=originalPrice')
  expect(draw('staff', 'giftPreset')).toContain('path=amount')
})

test('visitors, and whoever looks by a link, get the price alone', () => {
  const bare = '<span class="price"><strong>$150</strong> <span>was <s>$175</s></span></span>'
  expect(draw(null)).toBe(bare)
  expect(draw('link')).toBe(bare)
})
