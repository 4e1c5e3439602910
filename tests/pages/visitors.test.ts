import { expect, test } from '../setup/http-test'
import {
  hrefOf,
  hrefsIn,
  pageAt,
  partOf,
  phone,
  scope,
  sectionOf,
  supportPhone,
  textOf,
  textsOf,
  titlesIn,
} from '../setup/page-facts'

test('contact: phone, email and where we come [ROUTE-016] [CONT-001]', async ({ demo }) => {
  const facts = await pageAt(demo, '/contact')
  expect(facts.status).toBe(200)
  const panel = sectionOf(facts, 'Phone, email and hours')
  expect(hrefOf(panel.getByRole('link', { name: '(480) 555-0142' }))).toBe(phone)
  expect(hrefOf(panel.getByRole('link', { name: 'hello@ocotillo.example' }))).toBe(
    'mailto:hello@ocotillo.example',
  )
  const areas = [...panel.element.querySelectorAll('ul')].find((list) =>
    textOf(list).includes('Paradise Valley'),
  )
  expect(areas?.querySelectorAll('li')).toHaveLength(9)
})

test('contact: hours day by day, 911 in an emergency, and the hero leads to the form [CONT-002] [CONT-003] [CONST-011]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/contact')
  const rows = sectionOf(facts, 'Phone, email and hours').element.querySelectorAll('dl > div')
  expect([...rows].map((row) => textsOf(row.children))).toEqual([
    ['Monday to Friday', '8:00 AM to 8:00 PM'],
    ['Saturday', '9:00 AM to 6:00 PM'],
    ['Sunday', '10:00 AM to 4:00 PM'],
  ])
  const warning = facts.page
    .getAllByRole('note')
    .find((note: Element) => textOf(note).includes('Medical emergency? Call 911'))
  expect(hrefsIn(scope(warning))).toContain('tel:911')
  // In the hero, and in the bar below on a phone.
  const [place, ...others] = facts.main.getAllByRole('link', { name: 'Write a message' }).map(hrefOf)
  expect(others).toEqual([place])
  const form = facts.document.querySelector('form[action="/api/forms/contact"]')
  expect(facts.document.querySelector(`${place}`)?.contains(form)).toBe(true)
})

test('the partnership page: Brand Ambassador in the menu, three partnerships, the clinic’s figures, a form with its time [ROUTE-014] [SPON-001] [SPON-002] [SPON-007]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/sponsorship')
  expect(facts.status).toBe(200)
  const entry = facts.document.querySelector('header a[href="/sponsorship"], footer a[href="/sponsorship"]')
  expect(textOf(entry)).toBe('Brand Ambassador')
  expect(textsOf(facts.document.querySelectorAll('section#ways h3'))).toEqual([
    'Brand Ambassador',
    'Corporate Sponsorship',
    'Event Sponsorship',
  ])
  const figures = [...facts.document.querySelectorAll('dl > div')].map((row) => [
    textOf(row.querySelector('dd')),
    textOf(row.querySelector('dt')),
  ])
  expect(figures).toEqual(
    expect.arrayContaining([
      ['50K+', 'Monthly clients'],
      ['15+', 'Cities'],
      ['98%', 'Satisfaction'],
      ['25+', 'Brand partners'],
    ]),
  )
  expect(textOf(facts.main.element)).toContain('2-3 business days')
  expect(facts.main.getAllByRole('button', { name: 'Submit application' })).toHaveLength(1)
})

test('the newsletter page has its form, the client portal a phone for help [ROUTE-018] [ROUTE-019] [PORTAL-004]', async ({
  demo,
}) => {
  const newsletter = await pageAt(demo, '/newsletter')
  expect(newsletter.main.getAllByRole('button', { name: 'Subscribe' })).not.toHaveLength(0)
  const help = sectionOf(await pageAt(demo, '/client-portal'), 'Need Help?')
  expect(hrefOf(help.getByRole('link', { name: '(480) 555-0143' }))).toBe(supportPhone)
})

test('telehealth is reached from about, and says how a visit goes and what it costs [ROUTE-026]', async ({
  demo,
}) => {
  const about = await pageAt(demo, '/about')
  expect(hrefOf(about.main.getByRole('link', { name: 'See how telehealth works' }))).toBe('/telehealth')
  const facts = await pageAt(demo, '/telehealth')
  expect(facts.status).toBe(200)
  expect(titlesIn(facts, 'How a video visit works')).toHaveLength(4)
  const prices = textsOf(sectionOf(facts, 'What it costs').element.querySelectorAll('li'))
  expect(prices).toHaveLength(3)
  for (const price of prices) expect(price).toMatch(/from \$\d/)
})

test('NAD+ leads to the drips; testing kits say how it goes [ROUTE-027] [ROUTE-029]', async ({ demo }) => {
  const nad = await pageAt(demo, '/nad-peptides')
  expect(hrefOf(nad.main.getAllByRole('link', { name: 'See NAD+ drips and prices' })[0])).toBe(
    '/iv-therapy#nad',
  )
  const kits = await pageAt(demo, '/mobile-testing-kits')
  expect(kits.status).toBe(200)
  expect(titlesIn(kits, 'Four steps, one trip to the door')).toHaveLength(4)
})

test('every service is named where people look for it [CONST-004]', async ({ demo }) => {
  const words = textOf(sectionOf(await pageAt(demo, '/telehealth'), 'What we can help with').element)
  for (const service of [
    'IV therapy',
    'vitamin injections',
    'NAD+ therapy',
    'Peptides',
    'Weight management',
    'Hormone therapy',
    'Consultations',
  ])
    expect(words).toContain(service)
})

test('first-time patients: reached by booking links, led on to the menu [ROUTE-004] [FTP-001]', async ({
  demo,
}) => {
  const home = await pageAt(demo, '/')
  expect(hrefOf(home.main.getByRole('link', { name: 'Book Treatment Now' }))).toBe('/first-time-patients')
  const facts = await pageAt(demo, '/first-time-patients')
  const hero = scope(facts.document.querySelector('h1')?.closest('section'))
  expect(hrefOf(hero.getByRole('link', { name: 'Choose your treatment' }))).toBe('/iv-therapy')
})

test('first-time patients: what to do before, two offers, why there is an exam and who decides [FTP-006] [FTP-009] [FTP-010]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/first-time-patients')
  expect(textsOf(partOf(facts, '#prepare').element.querySelectorAll('h3'))).toEqual([
    'Hydrate 24 hours before',
    'Have a light meal 1-2 hours before',
    'Complete your forms beforehand',
    'Wear comfortable clothing',
  ])
  const offers = textsOf(partOf(facts, '#offers').element.querySelectorAll('li'))
  expect(offers[0]).toMatch(/20% off.*Your first IV session|Your first IV session.*20% off/)
  expect(offers[1]).toMatch(/25% off/)
  expect(offers[1]).toContain('Email me the code')
  const exam = textOf(partOf(facts, '#exam').element)
  expect(exam).toContain('5-10 minute virtual consultation')
  expect(exam).toContain('a physician or nurse practitioner')
})

test('first-time patients: five questions, and ways to ask more [FTP-011] [FTP-012]', async ({ demo }) => {
  const facts = await pageAt(demo, '/first-time-patients')
  expect(facts.document.querySelectorAll('#faq summary')).toHaveLength(5)
  expect(hrefOf(facts.main.getByRole('link', { name: 'Contact us' }))).toBe('/contact')
  expect(hrefsIn(facts.main)).toContain(phone)
})

test('careers: every job with hours, place, pay, experience and requirements, sent by an outside form in a new tab [ROUTE-012] [ENT-021] [CAREER-003]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/careers')
  expect(facts.status).toBe(200)
  const jobs = [...facts.document.querySelectorAll('section#jobs ul > li:has(h3)')]
  expect(jobs.length).toBeGreaterThanOrEqual(5)
  for (const job of jobs) {
    const words = textOf(job)
    expect(words).toMatch(/Full-time|Part-time/)
    expect(words).toMatch(/\$[\d,]+–\$[\d,]+ an? (hour|year)/)
    expect(words).toContain('Experience:')
    expect(job.querySelectorAll('details li').length).toBeGreaterThan(0)
    const link = scope(job).getByRole('link', { name: /^Submit Application/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      expect.stringMatching(/noopener/),
    ])
    expect(hrefOf(link)).toMatch(/^https:\/\//)
    expect(new URL(hrefOf(link) ?? '').origin).not.toBe(demo.siteUrl)
  }
})

test('careers: the jobs of all departments are served, with All chosen [CAREER-001]', async ({ demo }) => {
  const { main } = await pageAt(demo, '/careers')
  const departments = scope(main.getByRole('group', { name: 'Show jobs in' })).getAllByRole('radio')
  expect(
    departments.map((one: Element) => [textOf(one.closest('label')), (one as HTMLInputElement).checked]),
  ).toEqual([
    [expect.stringMatching(/^All/), true],
    [expect.stringMatching(/^Medical/), false],
    [expect.stringMatching(/^Operations/), false],
    [expect.stringMatching(/^Marketing/), false],
  ])
})

test('careers: four steps, a review of 3-5 business days, and contact with and without the subject [CAREER-004] [CAREER-005] [CAREER-006]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/careers')
  const process = partOf(facts, 'section#process').element
  expect(process.querySelectorAll('ol > li')).toHaveLength(4)
  expect(textOf(process)).toContain('3-5 business days')
  expect(hrefsIn(facts.main)).toEqual(expect.arrayContaining(['/contact', '/contact?subject=career-inquiry']))
})

test('events: the coming ones, January to March, each leads to the page for first-time patients [ROUTE-010] [EVENT-001] [EVENT-002] [EVENT-007] [ENT-018]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/events')
  expect(facts.status).toBe(200)
  const coming = [...sectionOf(facts, 'Upcoming events').element.querySelectorAll('ul > li:has(h3)')]
  expect(coming).toHaveLength(5)
  const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
  for (const card of coming) {
    const date = card.querySelector('time')?.getAttribute('datetime') ?? ''
    expect(date).toMatch(/^\d{4}-0[1-3]-\d\d$/)
    expect(date >= now.slice(0, 10), `${date} is still to come`).toBe(true)
    const register = scope(card).getByRole('link', { name: /^Register Now/ })
    expect(hrefOf(register)).toBe('/first-time-patients')
    // One primary way: the one that keeps a spot, where spots can be kept.
    const ways = [...card.querySelectorAll('.button:not(form *)')].map((way) => [
      textOf(way).split(':')[0],
      /button-(primary|light)\b/.test(way.className),
    ])
    const hasSpots = card.querySelector('details') !== null
    expect(ways).toEqual([...(hasSpots ? [['Reserve a spot', true]] : []), ['Register Now', !hasSpots]])
  }
  expect(coming.filter((card) => card.querySelector('details'))).not.toHaveLength(0)
  const words = coming.map(textOf).join('\n')
  for (const said of ['Educational', 'Workshop', 'Special Event', 'Corporate']) expect(words).toContain(said)
  for (const price of ['Free', '$49', '$299 per couple', 'Contact for pricing'])
    expect(
      coming.some((card) => scope(card).queryAllByText(price).length > 0),
      price,
    ).toBe(true)
})

test('events: four types, and three past ones with attendees and rating [EVENT-003] [EVENT-004] [ENT-019]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/events')
  const cards = (heading: string) => [
    ...sectionOf(facts, heading).element.querySelectorAll('ul > li:has(h3)'),
  ]
  expect(cards('Four kinds of events')).toHaveLength(4)
  expect(cards('Past events')).toHaveLength(3)
  for (const card of cards('Past events')) {
    expect(card.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(textOf(card)).toMatch(/\d+\s*Attendees|Attendees\s*\d+/)
    expect(textOf(card)).toMatch(/[1-5](\.\d)? of 5/)
  }
})

test('events: planning one leads to the inquiry, which promises a reply within 24 hours; an alert takes an address [EVENT-005] [EVENT-006] [ROUTE-011] [CONST-016]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/events')
  for (const name of ['Plan Your Event', 'Plan Custom Event'])
    expect(hrefOf(facts.main.getByRole('link', { name }))).toBe('/event-inquiry')
  const alert = facts.main.getByRole('button', { name: 'Create Event Alert' }).closest('form')
  expect(scope(alert).getByLabelText('Email').getAttribute('type')).toBe('email')
  const inquiry = await pageAt(demo, '/event-inquiry')
  expect(inquiry.status).toBe(200)
  expect(textOf(inquiry.main.element)).toMatch(/within 24 hours/i)
  expect(inquiry.main.getByLabelText(/first name/i).tagName).toBe('INPUT')
  expect(inquiry.main.getAllByRole('button', { name: 'Send inquiry' })).toHaveLength(1)
})
