import { expect, test } from '../setup/http-test'
import { hrefOf, hrefsIn, pageAt, partOf, phone, scope, textOf, textsOf } from '../setup/page-facts'

test('the top bar leads to places, newsletter and portal, to email and phone, and to the first visit [HEAD-001] [HEAD-003] [HEAD-004] [HEAD-006] [HEAD-007] [ROUTE-004]', async ({
  demo,
}) => {
  const { element } = partOf(await pageAt(demo, '/'), '.top-bar')
  expect([...element.querySelectorAll('a')].map((link) => [textOf(link), hrefOf(link)])).toEqual([
    ['Service Areas', '/service-areas'],
    ['Newsletter', '/newsletter'],
    ['Client Portal', '/client-portal'],
    ['bookings@ocotillo.example', 'mailto:bookings@ocotillo.example'],
    ['Call (480) 555-0142', phone],
    ['Search', '/search'],
    ['Book', '/first-time-patients'],
  ])
})

test('four links of the top menu stand beside each other, the others are under More [HEAD-012]', async ({
  demo,
}) => {
  const { element } = partOf(await pageAt(demo, '/'), 'header nav')
  expect(textsOf(element.querySelectorAll(':scope > ul > li > a'))).toEqual([
    'Vitamin Injections',
    'Membership',
    'Gift Cards',
    'Events',
  ])
  expect(textsOf(element.querySelectorAll('#more-links a'))).toEqual([
    'First-Time Patients',
    'Service Areas',
    'About Us',
    'Careers',
    'Brand Ambassador',
    'Contact',
  ])
})

test('the Services menu has four groups; a service has a name, what it is for and its place [HEAD-010] [ENT-016]', async ({
  demo,
}) => {
  const services = partOf(await pageAt(demo, '/'), '#services-menu')
  expect(textsOf(services.element.querySelectorAll('p[id]'))).toEqual([
    'IV Therapy',
    'NAD+ & Peptides',
    'Injections & Shots',
    'Wellness & Telehealth',
  ])
  const hydration = services.getByRole('link', { name: /^Hydration/ })
  expect(hrefOf(hydration)).toBe('/iv-therapy#hydration')
  expect(textOf(hydration)).toContain('After heat, travel or a long week')
})

test('the menu of phones has Home, two services and six pages more, in this order [HEAD-013] [HEAD-014] [HEAD-015]', async ({
  demo,
}) => {
  const { element } = partOf(await pageAt(demo, '/'), '#site-menu nav')
  expect([...element.querySelectorAll('a')].map((link) => [textOf(link), hrefOf(link)])).toEqual([
    ['Home', '/'],
    ['IV Therapy Services', '/iv-therapy'],
    ['Vitamin Injections', '/vitamin-injections'],
    ['Events', '/events'],
    ['Gift Cards', '/gift-cards'],
    ['Membership', '/membership'],
    ['First-Time Patients', '/first-time-patients'],
    ['Careers', '/careers'],
    ['Brand Ambassador', '/sponsorship'],
  ])
  const group = scope(element.querySelector('details'))
  expect(textOf(group.element.querySelector('summary'))).toBe('Services')
  expect(hrefsIn(group)).toEqual(['/iv-therapy', '/vitamin-injections'])
})

test('the menu of phones ends with the ways to reach the clinic', async ({ demo }) => {
  const ways = partOf(await pageAt(demo, '/'), '#site-menu [data-ways]')
  for (const [name, href] of [
    ['Call (480) 555-0142', phone],
    ['bookings@ocotillo.example', 'mailto:bookings@ocotillo.example'],
    [/^Client Portal/, '/client-portal'],
    [/^Patient Portal/, '/account'],
  ] as const)
    expect(hrefOf(ways.getByRole('link', { name })), String(name)).toBe(href)
})
