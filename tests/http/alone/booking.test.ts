import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'
import { fetchPage, scope } from '../../setup/page-facts'

test('a plan without a package of its own opens that of Wellness Explorer, and says so [BOOK-015]', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const before = await content.published('plan-wellness-elite')
  const publishId = async (intakeId: unknown) => {
    await content.edit('plan-wellness-elite', { intakeId })
    await content.publish('plan-wellness-elite')
  }
  const opened = async () => {
    const { main } = await fetchPage(demo, '/membership')
    const join = main.getByRole('button', { name: /^Join Now ?: Wellness Elite$/ })
    return JSON.parse(join.dataset.book ?? '')
  }
  const own = { title: 'Join Wellness Elite', packageId: 'demo-package-wellness-elite' }
  expect(await opened()).toEqual(own)
  await publishId('')
  await expect.poll(opened).toEqual({
    title: 'Join Wellness Elite',
    packageId: 'demo-package-wellness-explorer',
    note: expect.stringMatching(/^You can’t join Wellness Elite online yet\./),
  })
  await publishId(before?.intakeId)
  await expect.poll(opened).toEqual(own)
})

test('a number an editor changes is what the next visitor opens [BOOK-012]', async ({ demo }) => {
  const content = contentOf(demo)
  const settings = await content.published('bookingSettings')
  const publishIds = async (serviceIds: unknown) => {
    await content.edit('bookingSettings', { serviceIds })
    await content.publish('bookingSettings')
  }
  const opened = async () => {
    const treatments = scope((await fetchPage(demo, '/')).document.querySelector('#treatments'))
    const book = treatments.getByRole('button', { name: /^Book Now ?: D-Book Performance$/ })
    return JSON.parse(book.dataset.book ?? '')
  }
  const coming = { title: 'Book D-Book Performance', isComing: true }
  expect(await opened()).toEqual(coming)
  const row = { _type: 'bookingId', _key: 'd-book-performance', name: 'd-book-performance', id: 'new-number' }
  await publishIds([...(settings?.serviceIds ?? []), row])
  await expect.poll(opened).toEqual({ title: 'Book D-Book Performance', serviceId: 'new-number' })
  await publishIds(settings?.serviceIds)
  await expect.poll(opened).toEqual(coming)
})
