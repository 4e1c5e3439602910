import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sceneNames } from '@/lib/content/shared/choices'
import { Scene } from './scene'

test.each(sceneNames)('the scene $title is drawn, light enough and without ids of its own', ({ value }) => {
  const html = renderToStaticMarkup(<Scene name={value} />)
  expect(html).toContain(`data-scene="${value}"`)
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toMatch(/ id="|href="#|NaN|undefined/)
  expect(html.length).toBeLessThan(9000)
})

test.each([null, undefined, '', 'toString', 'a scene of the future'])('%s draws the ocotillo', (name) => {
  expect(renderToStaticMarkup(<Scene name={name} />)).toContain('data-scene="stems"')
})
