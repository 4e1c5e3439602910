import { expect, test } from 'vitest'
import { arrivalsOf, lastingPaths, redirectWrites } from './keep-redirects'

const page = (_id: string, path: string | null) => ({ _id, path })
const redirect = (_id: string, from: string, to: string, isPermanent = true) => ({
  _id,
  _rev: `rev of ${_id}`,
  from,
  to,
  isPermanent,
})
const nothing = { create: [], change: [], remove: [] }
const moved = (from: string | null, pageId = 'a') => [{ pageId, from }]

test('a renamed page leaves a redirect with an id of the address alone, and asked again there is nothing to do', () => {
  const pages = [page('a', '/new')]
  const { create, ...others } = redirectWrites(moved('/old'), { pages, redirects: [] })
  expect(create).toEqual([
    { _id: expect.stringMatching(/^redirect-[0-9a-f]{24}$/), from: '/old', to: '/new' },
  ])
  expect(others).toEqual({ change: [], remove: [] })
  expect(redirectWrites(moved('/old'), { pages, redirects: [] }).create).toEqual(create)
  const redirects = create.map(({ _id, from, to }) => redirect(_id, from, to))
  expect(redirectWrites(moved('/old'), { pages, redirects })).toEqual(nothing)
})

test('what led to the old address leads to the new one, with its query and anchor; drafts of redirects, too', () => {
  const redirects = [
    redirect('x', '/x', '/old'),
    redirect('y', '/y', '/old?a=1#b', false),
    redirect('drafts.z', '/z', '/old'),
    redirect('w', '/w', '/older'),
    redirect('h', '/h', 'https://example.com/old'),
  ]
  const { change } = redirectWrites(moved('/old'), { pages: [page('a', '/new')], redirects })
  expect(change).toEqual([
    { _id: 'x', _rev: 'rev of x', set: { to: '/new' } },
    { _id: 'y', _rev: 'rev of y', set: { to: '/new?a=1#b' } },
    { _id: 'drafts.z', _rev: 'rev of drafts.z', set: { to: '/new' } },
  ])
})

test('a page that goes back ends the redirect from there: no circle, in one step or in two', () => {
  const back = redirectWrites(moved('/b'), {
    pages: [page('a', '/a')],
    redirects: [redirect('auto', '/a', '/b'), redirect('drafts.auto', '/a', '/b'), redirect('x', '/x', '/b')],
  })
  expect(back.remove).toEqual(['auto', 'drafts.auto'])
  expect(back.create).toMatchObject([{ from: '/b', to: '/a' }])
  expect(back.change).toMatchObject([{ _id: 'x', set: { to: '/a' } }])
  const round = redirectWrites(moved('/c'), {
    pages: [page('a', '/a')],
    redirects: [redirect('ab', '/a', '/b'), redirect('bc', '/b', '/c')],
  })
  expect(round).toMatchObject({ remove: ['ab'], create: [{ from: '/c', to: '/a' }] })
  expect(round.change).toMatchObject([{ _id: 'bc', set: { to: '/a' } }])
})

test('a new page ends the redirect from its address, whoever made it, and no other', () => {
  const redirects = [redirect('flyer', '/flyer', '/home'), redirect('card', '/card', '/home', false)]
  const pages = [page('a', '/flyer'), page('b', '/home')]
  expect(redirectWrites(moved(null), { pages, redirects })).toEqual({ ...nothing, remove: ['flyer'] })
})

test('somebody’s new redirect that is only a draft is left to them', () => {
  const redirects = [redirect('drafts.own', '/flyer', '/home')]
  expect(redirectWrites(moved(null), { pages: [page('a', '/flyer')], redirects })).toEqual(nothing)
})

test('a redirect that was left at the address is turned, not doubled', () => {
  const redirects = [redirect('left', '/old', '/elsewhere', false)]
  expect(redirectWrites(moved('/old'), { pages: [page('a', '/new')], redirects })).toEqual({
    ...nothing,
    change: [{ _id: 'left', _rev: 'rev of left', set: { to: '/new', isPermanent: true } }],
  })
})

test.each([
  ['another page has the old address', '/old', [page('a', '/new'), page('b', '/old')]],
  ['the page is back there', '/old', [page('a', '/old')]],
  ['the page is gone', '/old', []],
  ['the page has no address', '/old', [page('a', null)]],
  ['the old address belongs to the program', '/account/orders', [page('a', '/new')]],
  ['the old address belongs to the program, below a page', '/gift-cards/balance', [page('a', '/new')]],
  ['the new address belongs to the program', '/old', [page('a', '/studio')]],
  ['the new address leads to another site', '/old', [page('a', '//evil.example')]],
  ['the old address is none', '//evil.example', [page('a', '/new')]],
])('there is no redirect where %s', (_why, from, pages) => {
  expect(redirectWrites(moved(from), { pages, redirects: [] })).toEqual(nothing)
})

test('two pages that change places leave no redirect and touch none', () => {
  const arrivals = [...moved('/one', 'a'), ...moved('/two', 'b')]
  const stored = { pages: [page('a', '/two'), page('b', '/one')], redirects: [redirect('x', '/x', '/one')] }
  expect(redirectWrites(arrivals, stored)).toEqual(nothing)
})

test('news that comes late leads to where the page is now', () => {
  const late = redirectWrites(moved('/one'), {
    pages: [page('a', '/three')],
    redirects: [redirect('two', '/two', '/three')],
  })
  expect(late).toMatchObject({ create: [{ from: '/one', to: '/three' }], change: [], remove: [] })
})

test('a redirect that an editor turned to another address is not overwritten', () => {
  const pages = [page('a', '/new')]
  const [made] = redirectWrites(moved('/old'), { pages, redirects: [] }).create
  const { create } = redirectWrites(moved('/old'), {
    pages,
    redirects: [redirect(made?._id ?? '', '/other', '/new')],
  })
  expect(create).toEqual([{ _id: `${made?._id}-2`, from: '/old', to: '/new' }])
})

const change = (_id: string, path: string, previousPath?: string) => ({
  _id,
  _type: 'page',
  operation: 'update' as const,
  path,
  previousPath,
})

test('a page is somewhere else when another path was known of it, whoever tells; a new one has no earlier path', () => {
  const pages = [page('a', '/new'), page('b', '/same'), page('c', '/fresh'), page('d', null)]
  const known = { a: '/old', b: '/same', d: '/gone', e: '/deleted' }
  expect(arrivalsOf(known, pages, [])).toEqual([
    { pageId: 'a', from: '/old' },
    { pageId: 'c', from: null },
  ])
})

test('news that come twice are no news', () => {
  expect(arrivalsOf({ a: '/new' }, [page('a', '/new')], [change('a', '/new', '/old')])).toEqual([])
})

test('while nothing is known the change says where the page was, and pages nobody speaks of are not new', () => {
  const pages = [page('a', '/new'), page('b', '/other')]
  expect(arrivalsOf(null, pages, [change('a', '/new', '/old')])).toEqual([{ pageId: 'a', from: '/old' }])
  expect(arrivalsOf(null, pages, [change('a', '/new')])).toEqual([])
})

test('what is gone, or lies where no visitor finds it, stays known by where it was', () => {
  const pages = [page('a', '/new'), page('b', '/studio/b'), page('c', null), page('f', '/fresh')]
  expect(lastingPaths(pages)).toEqual({ a: '/new', f: '/fresh' })
})
