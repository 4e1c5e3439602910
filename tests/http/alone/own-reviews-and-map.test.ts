import { longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { everythingTold } from '../../setup/everything-told'
import { expect, testAlone as test } from '../../setup/http-test'
import { fetchPage, partOf, textOf } from '../../setup/page-facts'

// What no page names, no browser asks for.
test('a clinic without a reviews provider and a street map has its testimonials and the drawn map, and names nobody', {
  tags: ['long'],
}, async ({ demo }) => {
  const content = contentOf(demo)
  const before = await content.published('bookingSettings')
  const publish = async (settings: Record<string, unknown>) => {
    await content.edit('bookingSettings', settings)
    await content.publish('bookingSettings')
  }
  const others = ['elfsight', 'google.com', String(before?.reviewsId)]
  const named = async () => {
    const told = await everythingTold(demo.ownUrl)
    return others.filter((other) => told.includes(other))
  }
  expect(await named()).toEqual(others)
  await publish({ reviewsId: '', mapPage: '' })
  try {
    await expect.poll(named, longPatience).toEqual([])
    const facts = await fetchPage(demo, '/')
    expect(textOf(partOf(facts, '#book').element)).toContain('I am nervous about needles')
    expect(
      partOf(facts, '#contact').getAllByRole('img', { name: /^Map of the Valley of the Sun/ }),
    ).toHaveLength(1)
  } finally {
    await publish({ reviewsId: before?.reviewsId, mapPage: before?.mapPage })
  }
  await expect.poll(named, longPatience).toEqual(others)
})
