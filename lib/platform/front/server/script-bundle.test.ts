import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleOf, withBundle } from './script-bundle'

const head =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,'
const cart = { path: 'static/chunks/cart.js', text: `${head}1,e=>{}]);` }
const page = { path: 'static/chunks/page.js', text: `${head}2,e=>{}])` }
const runtime = { path: 'static/chunks/turbopack-1.js', text: '(()=>{ready=document.currentScript})()' }
const bundle = bundleOf([cart, page, runtime])
if (!bundle) throw new Error('There is no bundle.')
const { address, holds, text } = bundle

test('each script in the bundle says its own path, and stands in the document as one that runs nothing', () => {
  const inDocument: Record<string, unknown>[] = []
  const document = {
    currentScript: 'the bundle',
    createElement: () => ({}),
    head: { append: (element: Record<string, unknown>) => inDocument.push(element) },
  }
  const page = { document } as Record<string, unknown> & { TURBOPACK?: unknown[][] }
  runInNewContext(text, page)
  expect(page.TURBOPACK?.map(([path]) => path)).toEqual(['static/chunks/cart.js', 'static/chunks/page.js'])
  expect(page.ready).toBe('the bundle')
  expect(inDocument).toEqual(holds.map((src) => ({ type: 'text/plain', async: true, src })))
})

test('all of it is compiled while it comes', () => {
  expect(text.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
})

test('its address says what it holds', () => {
  expect(address).toMatch(/^\/_next\/static\/chunks\/site-[\w-]{12}\.js$/)
  expect(bundleOf([cart, page, runtime])?.address).toBe(address)
  expect(bundleOf([page, cart, runtime])?.address).not.toBe(address)
})

test.each([
  ['a script that does not ask for its element', [{ ...cart, text: 'push([1])' }, runtime]],
  ['one that asks twice', [{ ...cart, text: cart.text + cart.text }, runtime]],
  ['no runtime', [cart, page]],
  ['one that no module may hold', [{ ...cart, text: `${cart.text}with(e)f()` }, runtime]],
])('%s: no bundle', (_, chunks) => {
  expect(bundleOf(chunks)).toBeNull()
})

test.each([
  ['all of it', holds, [address]],
  ['all and one of its own', ['/own.js', ...holds], [address, '/own.js']],
  ['all but a page’s own', [holds[0], holds[2], '/own.js'], [address, '/own.js']],
  ['no runtime', [holds[0], holds[1]], [holds[0], holds[1]]],
  ['too little of it', [holds[2]], [holds[2]]],
])('a document with %s', (_, scripts, expected) => {
  expect(withBundle(scripts as string[], bundle)).toEqual(expected)
})
