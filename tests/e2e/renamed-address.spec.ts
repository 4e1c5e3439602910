import { accessProblems, inStudio } from '../setup/access'
import { longPatience } from '../setup/buyer'
import { formOf, publish, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

test('the Studio says what a changed address will do and who links to the old one; once published, it changes the links by two presses', {
  tag: '@long',
}, async ({ studio, demo, content }) => {
  const [id, entry] = ['page-desert-run', 'search-desert-run']
  const hero = { _type: 'hero', _key: 'hero', heading: 'Desert Run', art: 'stems' }
  await content.create({ _id: id, _type: 'page', title: 'Desert Run', path: '/desert-run', blocks: [hero] })
  const found = {
    title: 'Desert Run',
    type: 'page',
    url: '/desert-run?from=search',
    description: 'A drip at the finish.',
  }
  await content.create({ _id: entry, _type: 'searchEntry', ...found })
  try {
    const page = await formOf(studio, 'ed', 'page', id)
    const note = page.getByRole('region', { name: 'New address' })
    const warnings = page.getByRole('region', { name: 'Truth check' })
    const fix = page.getByRole('group', { name: 'The fix' })
    await expect(note).toHaveCount(0)
    await setField(page.getByRole('textbox', { name: 'Address' }), '/desert-run-2027')
    await expect(note).toContainText('Once published, this page is at /desert-run-2027')
    await expect(note).toContainText('/desert-run then leads to /desert-run-2027 by itself')
    await expect(note.getByRole('list', { name: 'Links to the old address' })).toContainText(
      'Desert Run (search result) · Leads to: /desert-run?from=search',
    )
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(note).toBeVisible()
      expect(await accessProblems(page, inStudio('[aria-label="New address"]'))).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })

    await publish(page)
    await expect(note).toHaveCount(0)
    await expect(warnings).toContainText(
      'One link names “Desert Run” by its old address /desert-run;',
      longPatience,
    )
    const visit = async () => (await fetch(`${demo.ownUrl}/desert-run`, { redirect: 'manual' })).status
    await expect.poll(visit, longPatience).toBe(308)
    await warnings.getByRole('button', { name: 'Change it to /desert-run-2027' }).click()
    await expect(fix).toContainText('Changed as draft in 1 document.')
    expect((await content.published(entry))?.url).toBe('/desert-run?from=search')
    await fix.getByRole('button', { name: 'Publish this document' }).click()
    await expect(fix).toContainText('Published 1 document.')
    expect((await content.published(entry))?.url).toBe('/desert-run-2027?from=search')
    await expect(warnings.getByText('by its old address')).toHaveCount(0)
  } finally {
    for (const one of [id, entry]) await content.remove(one)
    const made = await content.first('*[_type == "redirect" && from == "/desert-run"][0]')
    if (made) await content.remove(String(made._id))
  }
})
