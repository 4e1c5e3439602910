import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rotator } from './rotator'

const items = ['Ann', 'Ben', 'Cay'].map((name) => ({ key: name, name, content: <p>Says {name}</p> }))

const looks = { root: '', controls: '' }

test('everything is in the HTML, the first is shown, and nothing moves before scripts', () => {
  const html = renderToStaticMarkup(<Rotator label="Voices" items={items} intervalMs={5000} looks={looks} />)
  for (const { name } of items) expect(html).toContain(`<p>Says ${name}</p>`)
  expect(html.match(/data-active/g)).toHaveLength(1)
  expect(html).toMatch(/data-active="true".*Says Ann.*Says Ben/)
  expect(html).not.toContain('data-moving')
})

test('one item needs no controls', () => {
  const html = renderToStaticMarkup(
    <Rotator label="Voices" items={items.slice(0, 1)} intervalMs={5000} looks={looks} />,
  )
  expect(html).not.toContain('<button')
})
