import type { contentOf } from './content'

export type Injection = { name: string; price?: number; originalPrice?: number }

let count = 0

/** Publishes an injection of the test's own and gives its id; the test removes it. */
export async function publishInjection(
  content: ReturnType<typeof contentOf>,
  injection: Injection,
): Promise<string> {
  count += 1
  const slug = `trial-${count}`
  await content.create({
    ...trial,
    ...injection,
    _id: `injection-${slug}`,
    slug: { _type: 'slug', current: slug },
  })
  return `injection-${slug}`
}

const trial = {
  _type: 'injection',
  category: 'wellness',
  price: 40,
  durationMinutes: 10,
  description: 'Made by a test.',
  features: ['One', 'Two', 'Three'],
  order: 900,
}
