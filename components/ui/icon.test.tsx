import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { iconNames } from '@/lib/content/shared/icon-names'
import { Icon, iconShapes } from './icon'

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

test('what runs in the browser takes the few icons of controls, not all of them', () => {
  const files = globSync('{app,components}/**/*.tsx')
  expect(files.length).toBeGreaterThan(50)
  const tooLarge = files.filter((file) => {
    const code = readFileSync(file, 'utf8')
    return code.startsWith("'use client'") && /from '(?:@\/components\/ui|\.)\/icon'/.test(code)
  })
  expect(tooLarge).toEqual([])
})
