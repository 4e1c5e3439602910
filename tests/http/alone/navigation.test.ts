import { makeSearch } from '@/lib/care/search/shared/find'
import { type SearchIndex, searchIndexPath } from '@/lib/care/search/shared/search-index'
import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { fetchPage, partOf, textsOf } from '../../setup/page-facts'

test('an announcement published in the CMS stands above the header until it is switched off', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const show = async (isShown: boolean) => {
    await content.edit('siteSettings', { 'announcement.isShown': isShown })
    await content.publish('siteSettings')
  }
  const announced = async () => {
    const { page, banner } = await fetchPage(demo, '/')
    const announcements = page.queryAllByRole('complementary', { name: 'Announcement' })
    for (const one of announcements)
      expect(one.compareDocumentPosition(banner.element)).toBe(one.DOCUMENT_POSITION_FOLLOWING)
    return textsOf(announcements)
  }
  expect(await announced()).toEqual([])
  await show(true)
  await expect.poll(announced).toEqual(['Same-day visits are available in Scottsdale and Paradise Valley.'])
  await show(false)
  await expect.poll(announced).toEqual([])
})

test('the order of the top menu is the order in the CMS [HEAD-012]', async ({ demo }) => {
  const content = contentOf(demo)
  const before = await content.published('navigation')
  const links: unknown[] = before?.headerLinks
  const publishLinks = async (headerLinks: unknown[]) => {
    await content.edit('navigation', { headerLinks })
    await content.publish('navigation')
  }
  const beside = async () => {
    const { element } = partOf(await fetchPage(demo, '/'), 'header nav')
    return textsOf(element.querySelectorAll(':scope > ul > li > a'))
  }
  await publishLinks([...links].reverse())
  await expect.poll(beside).toEqual(['Contact', 'Brand Ambassador', 'Careers', 'About Us'])
  await publishLinks(links)
  await expect.poll(beside).toEqual(['Vitamin Injections', 'Membership', 'Gift Cards', 'Events'])
})

test('a page made in the Studio appears in the search, but one that is hidden from search engines does not', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const found = async () => {
    const index: SearchIndex = await (await fetch(`${demo.ownUrl}${searchIndexPath}`)).json()
    return makeSearch(index)
      .find('redeye', new Date())
      .map(({ title, url }) => [title, url])
  }
  expect(await found()).toEqual([])
  const page = {
    _type: 'page',
    title: 'Jet lag',
    blocks: [{ _type: 'steps', _key: 'a', heading: 'Flights' }],
    searchWords: 'redeye',
  }
  await content.create({ ...page, _id: 'page-unasked', path: '/unasked', seo: { isHidden: true } })
  await content.create({ ...page, _id: 'page-jet-lag', path: '/jet-lag' })
  await expect.poll(found).toEqual([['Jet lag', '/jet-lag']])
  const { main } = await fetchPage(demo, '/jet-lag')
  expect(main.getAllByRole('heading', { name: 'Flights' })).toHaveLength(1)
  await content.remove('page-jet-lag')
  await content.remove('page-unasked')
})
