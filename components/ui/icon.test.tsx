import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { iconNames } from '@/lib/content/shared/icon-names'
import { Icon } from './icon'
import { iconShapes } from './icon-shapes'

test('every icon an editor can choose is drawn, and none is offered twice', () => {
  const values = iconNames.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  for (const value of values) expect(iconShapes).toHaveProperty(value)
})

test('no two icons look the same', () => {
  const shapes = Object.values(iconShapes)
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('an icon is hidden from screen readers, for the words beside it say the same', () => {
  expect(renderToStaticMarkup(<Icon name="drop" />)).toContain('aria-hidden="true"')
})
