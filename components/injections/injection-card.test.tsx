import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Injection } from '@/lib/content/server/menu'
import { InjectionCard } from './injection-card'

const b12: Injection = {
  _id: 'injection-b12',
  name: 'Vitamin B12',
  slug: 'b12',
  category: 'energy',
  description: 'For red blood cells.',
  features: ['Supports energy'],
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  image: null,
}

test('a card reads from its heading on: name, kind, time, what for, price, booking', async () => {
  const stream = await renderToReadableStream(
    <InjectionCard injection={b12} opens={{ title: 'Book Vitamin B12', categoryId: 'c1' }} />,
  )
  await stream.allReady
  const html = await new Response(stream).text()
  const read = html
    .replaceAll('<!-- -->', '')
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
  const words = ['Vitamin B12', 'Energy', '5 minutes', 'For red', 'Supports energy', '$13', 'Book Now']
  const places = words.map((word) => read.indexOf(word))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})
