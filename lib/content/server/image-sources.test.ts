import { expect, test } from 'vitest'
import { imageSources } from './image-sources'

const place = { projectId: 'local', dataset: 'production', baseUrl: 'https://images.example' }
const photo = (size: string) => ({ asset: { _type: 'reference', _ref: `image-abc123-${size}-jpg` } })
const offeredWidths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

test('a large photo is offered in the six widths and no other', () => {
  const sources = imageSources(photo('3000x2000'), 2, place)
  expect(offeredWidths(sources?.srcSet)).toEqual([320, 480, 640, 828, 1080, 1440])
  expect(sources).toMatchObject({ width: 1440, height: 720 })
})

test('a small photo is never blown up beyond its smallest version', () => {
  expect(offeredWidths(imageSources(photo('700x700'), 2, place)?.srcSet)).toEqual([320, 480, 640])
  expect(offeredWidths(imageSources(photo('200x100'), 2, place)?.srcSet)).toEqual([320])
})

test('every address asks for the cut and lets the server choose the format', () => {
  const url = new URL(imageSources(photo('3000x2000'), 2, place)?.src ?? '')
  expect(url.origin + url.pathname).toBe(
    'https://images.example/images/local/production/abc123-3000x2000.jpg',
  )
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ w: '640', h: '320', auto: 'format' })
})

test("the cut keeps the editor's hotspot and crop", () => {
  const hotspot = { x: 0.9, y: 0.5, height: 0.2, width: 0.2 }
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 }
  const url = new URL(imageSources({ ...photo('3000x2000'), hotspot, crop }, 1, place)?.src ?? '')
  expect(url.searchParams.get('rect')).toMatch(/^1500,/)
})

test('until it is there its place is taken by a small blurred cut of it (decision 0049)', () => {
  const url = new URL(imageSources(photo('3000x2000'), 2, place)?.preview ?? '')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ w: '24', h: '12', blur: '50' })
})

test('an image without a picture gives nothing', () => {
  expect(imageSources({ asset: undefined }, 2, place)).toBeNull()
  expect(imageSources({ asset: { _ref: 'file-abc123-pdf' } }, 2, place)).toBeNull()
})
