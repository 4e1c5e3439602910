import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { Price } from './price'

afterEach(() => vi.restoreAllMocks())

const words = (dollars: number | null, originalDollars?: number | null) =>
  renderToStaticMarkup(<Price dollars={dollars} originalDollars={originalDollars} />)

test('[INJ-005] a reduced price says what it was, struck through', () => {
  expect(words(13, 15)).toBe('<span class="price"><strong>$13</strong> <span>was <s>$15</s></span></span>')
})

test('a gift card says what it is worth, which was never its price', () => {
  expect(renderToStaticMarkup(<Price dollars={169} originalDollars={199} original="worth" />)).toBe(
    '<span class="price"><strong>$169</strong> <span>worth <span>$199</span></span></span>',
  )
})

test('cents are shown when there are any', () => {
  expect(words(13.5, 1299.99)).toContain('<strong>$13.50</strong> <span>was <s>$1,299.99</s>')
})

test.each([null, undefined, 13, 12])(
  'an original price of %s is not a reduction from 13 dollars',
  (original) => {
    expect(words(13, original)).not.toContain('was')
  },
)

test('a price that is not one is left out and reported, the page goes on', () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {})
  expect(words(13.005)).toBe('')
  expect(String(written.mock.calls[0]?.[2]?.error)).toContain('13.005')
  expect(written).toHaveBeenCalledOnce()
  expect(words(null)).toBe('')
})
