import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { documentPane, documentPath, formIsReady, openStudio, publish, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

test('a text of a page is changed in the Studio, and the page says it', async ({ page, demo }) => {
  await openStudio(page, demo, 'ed', documentPath('faq', 'faq-home-safe'))
  await formIsReady(page)
  const question = page.getByRole('textbox', { name: 'Question' })
  const before = await question.inputValue()
  await setField(question, 'Is an IV at home safe?')
  await publish(page)
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { name: 'Is an IV at home safe?' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await setField(question, before)
  await publish(page)
})

test('a page made in the Studio alone is at its address, in the sitemap and in the search', async ({
  page,
  demo,
}) => {
  await openStudio(page, demo, 'ed', '/studio/structure/page')
  await page.getByRole('link', { name: 'Page', exact: true }).click()
  await setField(page.getByRole('textbox', { name: 'Title' }), 'Race day recovery')
  await setField(page.getByRole('textbox', { name: 'Address' }), '/race-day')
  await documentPane(page).getByTestId('field-blocks').getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('menuitem', { name: /^Hero/ }).click()
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true })
  await setField(heading, 'Drips beside the finish line')
  await expect(async () => {
    if (await heading.isVisible()) await page.keyboard.press('Escape')
    await expect(heading).toBeHidden({ timeout: 1000 })
  }).toPass()
  await page.getByRole('tab', { name: 'Search on this site' }).click()
  await page.getByRole('checkbox').first().click()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await publish(page)

  const visitor = await page.context().newPage()
  await expect(async () => {
    const response = await visitor.goto('/race-day')
    expect(response?.status()).toBe(200)
  }).toPass()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Drips beside the finish line')
  const sitemap = async () => (await fetch(`${demo.ownUrl}/sitemap.xml`)).text()
  await expect.poll(sitemap, longPatience).toContain('/race-day</loc>')
  await expect(async () => {
    await visitor.goto('/')
    await visitor.getByRole('button', { name: 'Cart, empty' }).waitFor()
    await visitor.keyboard.press('Control+k')
    await visitor.getByRole('combobox').fill('race day', { timeout: 5000 })
    await expect(visitor.getByRole('option', { name: /Race day recovery/ })).toBeVisible({ timeout: 2000 })
  }).toPass()

  const content = contentOf(demo)
  const made = await content.first('*[_type == "page" && path == "/race-day"][0]')
  await content.remove(String(made?._id))
  await expect.poll(sitemap).not.toContain('/race-day')
})
