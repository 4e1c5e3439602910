import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mailboxOf } from '../setup/buyer'
import { newSender, sendProved, stored } from '../setup/forms'
import { detailOf, inboxOf, requestRow, searchFor } from '../setup/inbox'
import { newRequest, staffOf } from '../setup/staff'
import { expect, test } from '../setup/studio-test'

// Of an init script the letter's frame would say that it runs none.
test.use({ hasLastingToasts: false, isSteady: false })

const script = '<script>window.__ran = 1</script>'
const image = '"><img src=x onerror="window.__ran = 1">'
const formula = '=HYPERLINK("http://evil.example","x")'
const backwards = '\u202egnp.exe\u202c {{7*7}} <%= 7*7 %>'

test('what a hostile sender writes is letters only: in the inbox, in mails and in the spreadsheet; an address that is a script is no link', {
  tag: '@long',
}, async ({ page: reader, studio, demo }) => {
  const word = `w${randomUUID()}`
  const email = newSender()
  const message = [word, script, image, formula, backwards].join('\n')
  await sendProved(demo, 'contact', { firstName: formula, lastName: image, email, message })
  const [sent] = await stored(demo, 'contact', email)
  expect(sent?.payload).toMatchObject({ firstName: formula, lastName: image, message })

  const page = await inboxOf(studio, 'fred')
  await searchFor(page, word)
  const row = requestRow(page, 'HYPERLINK')
  await expect(row).toContainText(`${formula} ${image}`)
  await row.click()
  const detail = detailOf(page, /HYPERLINK/)
  for (const line of message.split('\n')) await expect(detail).toContainText(line)
  await detail.getByRole('textbox', { name: 'Text' }).fill(`You wrote:\n${message}`)
  await detail.getByRole('button', { name: 'Send the reply' }).click()
  await expect(detail.getByRole('region', { name: 'History' })).toContainText(script)
  await expectNothingRan(page)

  await expect.poll(async () => (await mailboxOf(demo, email)).length).toBe(2)
  await reader.goto('/api/local/mail')
  const mails = reader.getByRole('row', { name: email }).getByRole('link')
  await expect(mails).toHaveCount(2)
  const texts: string[] = []
  for (const index of [0, 1]) {
    await reader.goto('/api/local/mail')
    await mails.nth(index).click()
    const letter = reader.frameLocator('iframe[title="Message"]')
    await expect(letter.getByText('Ocotillo').first()).toBeVisible()
    texts.push((await letter.locator('body').textContent()) ?? '')
    await expect(letter.locator('img, script')).toHaveCount(0)
    await expectNothingRan(reader)
  }
  expect(texts.join('\n')).toContain(script)
  expect(texts.join('\n')).toContain(image)

  const { text } = await staffOf(demo, 'fred')('GET', `requests.csv?view=all&search=${word}`)
  for (const cell of [`'${formula}`, image, message])
    expect(text).toContain(`"${cell.replaceAll('"', '""')}"`)

  const lastName = `Ruiz-${randomUUID().slice(0, 8)}`
  const website = 'javascript:window.__ran=1'
  await newRequest(demo, { form: 'partnership', values: { lastName, website, partnershipType: 'other' } })
  await inboxOf(studio, 'fred')
  await searchFor(page, lastName)
  await requestRow(page, lastName).click()
  const partner = detailOf(page, `Ana ${lastName}`)
  await expect(partner.getByRole('definition').filter({ hasText: website })).toBeVisible()
  await expect(partner.locator('a[href^="javascript" i]')).toHaveCount(0)
  await expectNothingRan(page)
})

async function expectNothingRan(page: Page) {
  for (const frame of page.frames()) expect(await frame.evaluate(() => '__ran' in window)).toBe(false)
}
