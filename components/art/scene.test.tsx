import { existsSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sceneNames } from '@/lib/content/shared/choices'
import { Scene } from './scene'
import { sceneFiles } from './scene-files'

test.each(sceneNames)(
  'the scene $title is a file that needs nothing of the page, and is light enough',
  ({ value }) => {
    expect(renderToStaticMarkup(<Scene name={value} />)).toContain(`src="${sceneFiles[value]}"`)
    const path = `public${sceneFiles[value]}`
    expect(existsSync(path)).toBe(true)
    const svg = readFileSync(path, 'utf8')
    expect(svg).not.toMatch(/ id="|href="#|NaN|undefined|var\(--color/)
    expect(svg.length).toBeLessThan(10_000)
    const [, styles = ''] = /<style>(.*)<\/style>/.exec(svg) ?? []
    // What has no rule of its own would be black.
    for (const [, name] of svg.matchAll(/ class="(\S+?)"/g))
      expect(styles, `${value}: ${name}`).toMatch(new RegExp(`[.]${name}(?![\\w-])`))
  },
)

test('a scene takes its place before it is there, and is asked for when it comes into view, or at once at the top', () => {
  const html = renderToStaticMarkup(<Scene name="drip" />)
  expect(html).toContain('width="560" height="520" loading="lazy"')
  expect(html).toContain('alt=""')
  expect(renderToStaticMarkup(<Scene name="drip" isFirst />)).toContain('loading="eager"')
})

test.each([null, undefined, '', 'toString', 'a scene of the future'])('%s draws the ocotillo', (name) => {
  expect(renderToStaticMarkup(<Scene name={name} />)).toContain('data-scene="stems"')
})
