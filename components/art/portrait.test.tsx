import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait } from './portrait'

const shown = (name: string | null) =>
  renderToStaticMarkup(<Portrait name={name} />).match(/<text[^>]*>(.*?)<\/text>/)?.[1]

test('a portrait shows the first letter of the first and of the last name', () => {
  expect(shown('Maria del Carmen')).toBe('MC')
  expect(shown('élodie')).toBe('É')
  expect(shown('Dana R.')).toBe('DR')
})

test('a testimonial without a name has a portrait too', () => {
  expect(shown(null)).toBe('')
  expect(shown('  ')).toBe('')
})

test('a person always has the same portrait', () => {
  const draw = (name: string) => renderToStaticMarkup(<Portrait name={name} />)
  expect(draw('Maria S.')).toBe(draw('Maria S.'))
})
