import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { parseImageParameters } from './image-parameters.ts'
import { readImage } from './image-reading.ts'
import { type Original, renderImage } from './image-transform.ts'

let original: Original

/** 400 x 200: the left half red, the right half blue. */
beforeAll(async () => {
  const half = { width: 200, height: 200, channels: 3 as const }
  const red = await sharp({ create: { ...half, background: '#f00' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { ...half, width: 400, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  original = { bytes, extension: 'png', width: 400, height: 200 }
})

async function render(address: string, isWebpAccepted = false) {
  const parameters = parseImageParameters(new URLSearchParams(address), original)
  if (!parameters) throw new Error('nothing to change')
  const { bytes, mimeType } = await renderImage(original, parameters, isWebpAccepted)
  const { width, height } = await sharp(bytes).metadata()
  const { dominant } = await sharp(bytes).stats()
  return { size: `${width}x${height}`, color: dominant.r > dominant.b ? 'red' : 'blue', mimeType }
}

test.each([
  ['w=100', '100x50'],
  ['h=100', '200x100'],
  ['w=100&h=100', '100x50'],
  ['w=100&h=100&fit=max', '100x50'],
  ['w=800&fit=max', '400x200'],
  ['w=800', '800x400'],
  ['w=100&h=100&fit=crop', '100x100'],
  ['w=300&h=300&fit=min', '200x200'],
  ['w=100&h=100&fit=fill', '100x100'],
  ['w=100&h=100&fit=scale', '100x100'],
  ['w=50&dpr=2', '100x50'],
  ['max-w=100', '100x50'],
  ['max-w=1000', '400x200'],
  ['rect=0,0,100,200&w=50', '50x100'],
  ['or=90&w=100', '50x100'],
])('%s gives %s', async (address, size) => {
  expect((await render(address)).size).toBe(size)
})

test('rect and crop choose the part that is seen', async () => {
  expect((await render('rect=0,0,100,200')).color).toBe('red')
  expect((await render('rect=300,0,100,200')).color).toBe('blue')
  expect((await render('w=50&h=50&fit=crop&crop=left')).color).toBe('red')
  expect((await render('w=50&h=50&fit=crop&crop=right')).color).toBe('blue')
  expect((await render('w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5')).color).toBe('red')
  expect((await render('w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.9')).color).toBe('blue')
  expect((await render('rect=0,0,200,200&flip=h')).color).toBe('red')
})

test('the format follows the browser only when asked to', async () => {
  expect((await render('w=10&auto=format', true)).mimeType).toBe('image/webp')
  expect((await render('w=10&auto=format', false)).mimeType).toBe('image/png')
  expect((await render('w=10', true)).mimeType).toBe('image/png')
  expect((await render('w=10&fm=jpg', true)).mimeType).toBe('image/jpeg')
})

test.each([
  ['w=0', '`w`'],
  ['w=4097', '`w`'],
  ['h=abc', '`h`'],
  ['fit=stretch', '`fit`'],
  ['fm=avif', '`fm`'],
  ['rect=0,0,500,200', '`rect`'],
  ['rect=1,2,3', '`rect`'],
  ['q=101', '`q`'],
  ['fp-x=2', '`fp-x`'],
  ['crop=middle', '`crop`'],
  ['or=45', '`or`'],
  ['bg=zz', '`bg`'],
])('%s is refused by name', (address, name) => {
  expect(() => parseImageParameters(new URLSearchParams(address), original)).toThrow(name)
})

test('a photo taken with the camera turned is measured as it is seen', async () => {
  const turned = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await readImage(turned)).toMatchObject({
    width: 20,
    height: 30,
    extension: 'jpg',
    mimeType: 'image/jpeg',
  })
})

test('an upload is described as the Studio needs it', async () => {
  const { metadata } = await readImage(original.bytes)
  expect(metadata.dimensions).toMatchObject({ width: 400, height: 200, aspectRatio: 2 })
  expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
  expect(metadata.lqip).toMatch(/^data:image\/jpeg;base64,/)
  expect(metadata.palette).toMatchObject({
    dominant: { background: expect.stringMatching(/^#(ff0000|0000ff)$/), foreground: '#fff', title: '#fff' },
  })
})

test.each([
  ['text', () => Buffer.from('this is no image'), 'not an image'],
  ['nothing', () => Buffer.alloc(0), 'empty'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'SVG'],
  ['half a file', () => original.bytes.subarray(0, original.bytes.length / 2), 'damaged'],
])('%s is refused with the reason', async (_name, bytes, reason) => {
  await expect(readImage(bytes())).rejects.toThrow(reason)
})

test('the widest blur keeps the size and mixes the colours', async () => {
  const parameters = parseImageParameters(new URLSearchParams('blur=2000'), original)
  if (!parameters) throw new Error('nothing to change')
  const { bytes } = await renderImage(original, parameters, false)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([400, 200])
  const [red = 0, , blue = 0] = data.subarray(info.channels * (100 * 400 + 200))
  expect(Math.min(red, blue)).toBeGreaterThan(100)
})
