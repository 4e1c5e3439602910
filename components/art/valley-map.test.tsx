import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ValleyMap } from './valley-map'

const areas = [
  { city: 'Scottsdale', responseTime: '30-45 min', isPrimary: true },
  { city: 'Mesa', responseTime: '60-75 min', isPrimary: false },
  { city: 'Gilbert', responseTime: '60-75 min', isPrimary: false },
]

test('the legend says in words what the colours say, and lists a city the map does not know', () => {
  const html = renderToStaticMarkup(<ValleyMap areas={areas} />)
  expect(html).toContain('>30-45 min</strong><span>Scottsdale</span>')
  expect(html).toContain('>60-75 min</strong><span>Mesa, Gilbert</span>')
})

test('the map says what it shows to who cannot see it', () => {
  const html = renderToStaticMarkup(<ValleyMap areas={areas} />)
  expect(html).toContain('role="img"')
  expect(html).toContain('30-45 min: Scottsdale. 60-75 min: Mesa, Gilbert')
})

test('the small map has neither names nor legend', () => {
  const html = renderToStaticMarkup(<ValleyMap areas={areas} isSmall />)
  expect(html).not.toContain('<text')
  expect(html).not.toContain('<li')
})
