import type { Response } from '@playwright/test'
import sharp from 'sharp'
import { documentPath, formIsReady, openStudio, publish, publishButton, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f6f6b' } })
    .composite([{ input: { create: { width: 500, height: 400, channels: 3, background: '#e6c79c' } } }])
    .png()
    .toBuffer()

test('an uploaded photo needs a description and is on the page in the width the screen needs', async ({
  page,
  demo,
  content,
  newInjection,
}) => {
  const id = await newInjection({ name: 'Folic acid' })
  await openStudio(page, demo, 'ed', documentPath('injection', id))
  await formIsReady(page)
  await page.getByRole('tab', { name: 'Image and place' }).click()
  await page
    .getByTestId('file-button-input')
    .setInputFiles({ name: 'nurse.png', mimeType: 'image/png', buffer: await photo() })
  await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
  await expect.poll(async () => (await content.draft(id))?.image?.asset?._ref).toMatch(/-1600x1200-png$/)
  await expect(publishButton(page)).toBeDisabled()
  await setField(page.getByRole('textbox', { name: 'Description of the image' }), 'A nurse with a vial')
  await publish(page)

  const answers = new Map<string, Response>()
  page.on('response', (answer) => answers.set(answer.url(), answer))
  const picture = page.getByRole('main').getByRole('img', { name: 'A nurse with a vial' })
  await expect(async () => {
    await page.goto('/vitamin-injections')
    await expect(picture).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const asked = Number(new URL(src).searchParams.get('w'))
  expect([320, 480, 640, 828, 1080, 1440]).toContain(asked)
  expect(await sharp(await answers.get(src)?.body()).metadata()).toMatchObject({
    width: asked,
    height: Math.round(asked / 2),
  })
  await expect
    .poll(async () => (await demo.products(`id=eq.${id}`))[0]?.image_url)
    .toContain('-1600x1200.png')
})
