import { expect, test } from 'vitest'
import { findZip } from '../lib/care/areas/shared.ts'
import { serviceAreas } from './areas.ts'

const areas = serviceAreas.map(({ city, travelFee, zipCodes, ...area }) => ({
  city,
  travelFee,
  zipCodes,
  responseTime: 'responseTime' in area ? String(area.responseTime) : null,
}))

test.each([
  ['85251', 'Scottsdale', '30-45 min', 0],
  ['85260', 'Scottsdale', '30-45 min', 0],
  ['85253', 'Paradise Valley', '30-45 min', 0],
  ['85004', 'Phoenix', '45-60 min', 0],
  ['85018', 'Phoenix', '45-60 min', 0],
  ['85281', 'Tempe', '45-60 min', 0],
  ['85201', 'Mesa', '60-75 min', 25],
  ['85268', 'Fountain Hills', '45-60 min', 25],
  ['85331', 'Cave Creek', '60-75 min', 25],
  ['85377', 'Carefree', '60-75 min', 25],
  ['85050', 'North Phoenix', null, 25],
])('%s is %s, %s, $%s', (zip, city, responseTime, travelFee) => {
  expect(findZip(zip, areas)).toMatchObject({ kind: 'area', area: { city, responseTime, travelFee } })
})

test.each(['10001', '85224', '85301', '85225', '85286', '85701'])('%s is outside', (zip) => {
  expect(findZip(zip, areas)).toEqual({ kind: 'outside', zip })
})

test('each area has ZIP codes, and no ZIP code has two', () => {
  const all = serviceAreas.flatMap(({ zipCodes }) => zipCodes)
  expect(new Set(all).size).toBe(all.length)
  for (const { zipCodes } of serviceAreas) expect(zipCodes.length).toBeGreaterThan(0)
})
