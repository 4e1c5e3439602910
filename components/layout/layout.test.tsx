import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FooterBadges, FooterColumns, QuickActions, SocialLinks } from './footer'
import { MegaMenu, MoreLinks } from './header'
import { MenuLinks } from './menu'

const nothing = { label: null, href: null }

test('menus with missing words and lists are drawn without them', () => {
  const html = renderToStaticMarkup(
    <>
      <MegaMenu
        groups={[
          { _key: 'a', category: null, items: null },
          {
            _key: 'b',
            category: 'IV Therapy',
            items: [{ _key: 'c', name: 'Hydration', description: null, href: 'javascript:alert(1)' }],
          },
        ]}
        links={[{ _key: 'd', ...nothing }]}
      />
      <MenuLinks links={[{ _key: 'e', _type: 'linkGroup', label: 'Services', links: null }]} />
      <MoreLinks links={[{ _key: 'f', ...nothing }]} />
      <QuickActions links={[{ _key: 'g', ...nothing }]} />
      <FooterColumns columns={[{ _key: 'h', title: null, links: null }]} />
    </>,
  )
  expect(html).toContain('Hydration')
  expect(html).not.toContain('javascript:')
  expect(html).not.toMatch(/href=""|null|undefined/)
})

test('empty menus are not drawn at all', () => {
  const html = renderToStaticMarkup(
    <>
      <MegaMenu groups={[]} links={[]} />
      <MoreLinks links={[]} />
      <QuickActions links={[]} />
      <SocialLinks links={[]} />
      <FooterBadges badges={[]} bureau={null} />
    </>,
  )
  expect(html).toBe('')
})

test('a social page without a safe address or a name is left out [FOOT-007]', () => {
  const links = [
    {
      _key: 'a',
      network: 'photos' as const,
      label: 'In photos',
      href: 'https://social.ocotillo.example/photos',
    },
    { _key: 'b', network: 'videos' as const, label: 'In videos', href: 'javascript:alert(1)' },
    { _key: 'c', network: null, label: null, href: 'https://social.ocotillo.example/friends' },
  ]
  const html = renderToStaticMarkup(<SocialLinks links={links} />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('In photos')
})
