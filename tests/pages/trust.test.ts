import { expect, test } from '../setup/http-test'
import {
  hrefOf,
  hrefsIn,
  pageAt,
  phone,
  scope,
  sectionOf,
  textOf,
  textsOf,
  titlesIn,
} from '../setup/page-facts'

test('the about page opens with the way for new patients and the phone [ROUTE-015] [ABOUT-001]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/about')
  expect(facts.status).toBe(200)
  const hero = scope(facts.document.querySelector('h1')?.closest('section'))
  expect(hrefOf(hero.getByRole('link', { name: 'Start as a new patient' }))).toBe('/first-time-patients')
  expect(hrefOf(hero.getByRole('link', { name: /Call/ }))).toBe(phone)
})

for (const [address, heading, words] of [
  [
    '/about',
    'Medical oversight and compliance',
    'Our treatments are physician-supervised. [ABOUT-002] [CONST-006]',
  ],
  [
    '/about',
    'Medical oversight and compliance',
    'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or a nurse practitioner. [CONST-007]',
  ],
  [
    '/about',
    'Medical oversight and compliance',
    'Treatments are given by Arizona licensed medical staff. [CONST-012]',
  ],
  ['/about', 'Our mission', 'Good care should come to you [ABOUT-006]'],
  ['/about', 'Our mission', 'Licensed Medical Practice Since 2023 [CONST-013]'],
  [
    '/compliance',
    'Arizona practice rules',
    'Our clinical services are for clients located in Arizona only. [CONST-010]',
  ],
  ['/terms', 'Governing law (Arizona)', 'The laws of the State of Arizona [LEGAL-004]'],
  ['/terms', 'Medical oversight', 'located in Arizona [CONST-010]'],
  ['/good-faith-estimate', 'Your rights', 'You have the right to receive a Good Faith Estimate [GFE-001]'],
  ['/good-faith-estimate', 'Your rights', 'at least $400 more than your estimate [GFE-015]'],
  ['/good-faith-estimate', 'If the bill is higher', 'At least $400 more? [GFE-015]'],
  ['/good-faith-estimate', 'If the bill is higher', 'within 120 calendar days [GFE-001]'],
  ['/good-faith-estimate', 'When you’ll get it', 'Within 3 business days of your request. [GFE-014]'],
  [
    '/good-faith-estimate',
    'When you’ll get it',
    'Within 1 business day, for services scheduled within 3 days. [GFE-014]',
  ],
  ['/mobile-testing-kits', 'What to know', 'not a diagnosis [ROUTE-029]'],
  ['/medical-compliance', 'Four things to know first', 'research use only [MEDC-002]'],
] as const)
  test(`${address}, ${heading}: ${words}`, async ({ demo }) => {
    const section = sectionOf(await pageAt(demo, address), heading)
    expect(textOf(section.element)).toContain(words.replace(/( \[[A-Z]+-\d+\])+$/, ''))
  })

for (const [address, heading, titles] of [
  [
    '/about',
    'Six commitments [ABOUT-003]',
    [
      'Physician-supervised care',
      'Federal and state compliance',
      'Medical evaluation required',
      'HIPAA compliant',
      'Licensed providers',
      'No research chemicals',
    ],
  ],
  ['/compliance', 'Who to contact [COMP-004]', ['Privacy officer', 'Compliance', 'Phone', 'Address']],
  [
    '/medical-compliance',
    'Four things to know first [MEDC-002]',
    [
      'Physician oversight',
      'FDA status and research-use-only compounds',
      'No medical advice',
      'Individual results vary',
    ],
  ],
  [
    '/newsletter',
    'What you get [ROUTE-018] [NEWS-001]',
    ['Wellness tips', 'Exclusive offers', 'New treatments first', 'Dates near you'],
  ],
  [
    '/client-portal',
    'What you can do there [ROUTE-019] [PORTAL-001]',
    [
      'Easy scheduling',
      'Health records',
      'Profile management',
      'Wellness tracking',
      'Secure and private',
      'Direct communication',
    ],
  ],
  ['/nad-peptides', 'What it costs [ROUTE-027]', ['NAD+ IV Therapy', 'Peptide Therapy']],
] as const)
  test(`${address}, ${heading}: ${titles.length} of them`, async ({ demo }) => {
    const facts = await pageAt(demo, address)
    expect(facts.status).toBe(200)
    expect(titlesIn(facts, heading.replace(/( \[[A-Z]+-\d+\])+$/, ''))).toEqual(titles)
  })

test('about shows six license badges, how to reach the medical team, and where to go on [ABOUT-004] [ABOUT-005] [ABOUT-007]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/about')
  const badges = [...sectionOf(facts, 'Licenses and standards').element.querySelectorAll('li')]
  expect(badges).toHaveLength(6)
  for (const badge of badges) expect(textOf(badge.querySelector('strong'))).toMatch(/\w/)
  const team = sectionOf(facts, 'Ask the medical team')
  expect(hrefOf(team.getByRole('link', { name: 'care@ocotillo.example' }))).toBe(
    'mailto:care@ocotillo.example',
  )
  expect(hrefOf(team.getByRole('link', { name: '(480) 555-0142' }))).toBe(phone)
  const last = [...facts.main.element.querySelectorAll('section')].at(-1)
  expect(hrefsIn(scope(last))).toEqual(['/first-time-patients', '/telehealth'])
})

test('compliance begins with an emergency banner [ROUTE-020] [COMP-001] [CONST-011]', async ({ demo }) => {
  const facts = await pageAt(demo, '/compliance')
  expect(facts.status).toBe(200)
  const banner = scope(facts.main.getByRole('note'))
  expect(textOf(banner.element)).toMatch(/^In an emergency, call 911/)
  const title = facts.main.getByRole('heading', { level: 1 })
  expect(banner.element.compareDocumentPosition(title)).toBe(title.DOCUMENT_POSITION_FOLLOWING)
  expect(hrefOf(banner.getByRole('link', { name: 'Call 911' }))).toBe('tel:911')
})

test('compliance has eight badges, an index to HIPAA, the FDA and Arizona, four to ask, and the texts in full [COMP-002] [COMP-003] [COMP-004] [COMP-006]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/compliance')
  const badges = textsOf(
    sectionOf(facts, 'Eight things you can hold us to').element.querySelectorAll('li strong'),
  )
  expect(new Set(badges).size).toBe(8)
  expect(badges).toHaveLength(8)
  const index = scope(facts.page.getByRole('navigation', { name: 'On this page' }))
  for (const name of ['HIPAA privacy', 'FDA disclosures', 'Arizona practice rules']) {
    const place = hrefOf(index.getByRole('link', { name }))
    expect(textOf(facts.document.querySelector(`${place} h2, h2${place}`))).toBe(name)
  }
  const asked = [...sectionOf(facts, 'Who to contact').element.querySelectorAll('li')]
  expect(asked.slice(0, 3).map((item) => hrefOf(item.querySelector('a')))).toEqual([
    'mailto:privacy@ocotillo.example',
    'mailto:compliance@ocotillo.example',
    phone,
  ])
  expect(textOf(asked[3])).toContain('Scottsdale, AZ 85251')
  expect(hrefsIn(sectionOf(facts, 'The full documents'))).toEqual([
    '/good-faith-estimate',
    '/privacy',
    '/terms',
  ])
})

test('medical compliance: an important notice, details, and an acknowledgment that is read, not ticked [ROUTE-022] [MEDC-001] [MEDC-003] [CONST-007]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/medical-compliance')
  expect(facts.status).toBe(200)
  const notices = textsOf(facts.page.getAllByRole('note')).filter((words) =>
    words.includes('Important notice'),
  )
  expect(notices.join()).toContain('Nothing on this site is medical advice.')
  expect(notices.join()).toContain(
    'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider.',
  )
  for (const heading of [
    'How your treatment is supervised',
    'FDA status',
    'Research-use-only compounds',
    'Risks you should know',
    'Who should not be treated by us',
    'Information is not advice',
  ])
    expect(textOf(sectionOf(facts, heading).element).length, heading).toBeGreaterThan(200)
  const acknowledgment = sectionOf(facts, 'Your acknowledgment').element
  expect(textOf(acknowledgment)).toContain('you acknowledge that')
  expect(acknowledgment.querySelectorAll('li')).toHaveLength(6)
  expect(facts.main.element.querySelectorAll('input[type=checkbox]')).toHaveLength(0)
})

test('medical compliance leads on to the first visit [MEDC-004]', async ({ demo }) => {
  const { main } = await pageAt(demo, '/medical-compliance')
  for (const name of ['New patients start here', 'Continue to your first visit'])
    expect(hrefOf(main.getByRole('link', { name }))).toBe('/first-time-patients')
})

const termsSections = [
  'Medical oversight',
  'No guarantee of results',
  'Research-use-only disclaimer',
  'Influencer and affiliate compliance',
  'Privacy',
  'Limitation of liability',
  'Governing law (Arizona)',
  'Changes to terms',
]

test('the terms have a date and eight sections, each reached from the index [ROUTE-023] [LEGAL-001] [LEGAL-002]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/terms')
  expect(facts.status).toBe(200)
  expect(textOf(facts.main.element)).toContain('Last updated December 2024')
  const index = scope(facts.page.getByRole('navigation', { name: 'On this page' }))
  expect(textsOf(index.element.querySelectorAll('a'))).toEqual(termsSections)
  expect(textsOf(facts.document.querySelectorAll('article section[id] h2'))).toEqual(termsSections)
  for (const place of hrefsIn(index))
    expect(facts.document.querySelector(`${place}`), `${place}`).not.toBeNull()
})

test('influencers, affiliates, ambassadors and partners find four rules [LEGAL-003]', async ({ demo }) => {
  const section = sectionOf(await pageAt(demo, '/terms'), 'Influencer and affiliate compliance').element
  expect(textOf(section)).toContain('influencers, affiliates, brand ambassadors and partners')
  const rules = textsOf(section.querySelectorAll('li'))
  expect(rules).toHaveLength(4)
  for (const [at, rule] of [
    /Disclosure tags.*#ad/,
    /No therapeutic claims/,
    /Pre-approved materials/,
    /Termination for violations/,
  ].entries())
    expect(rules[at]).toMatch(rule)
})

test('a legal desk answers [LEGAL-005]', async ({ demo }) => {
  const contact = sectionOf(await pageAt(demo, '/terms'), 'Questions about these terms')
  expect(hrefOf(contact.getByRole('link', { name: 'legal@ocotillo.example' }))).toBe(
    'mailto:legal@ocotillo.example',
  )
  expect(hrefOf(contact.getByRole('link', { name: '(480) 555-0142' }))).toBe(phone)
})

test('the privacy policy is dated, long enough to be one, and names a person to ask [ROUTE-024] [LEGAL-006]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/privacy')
  expect(facts.status).toBe(200)
  const words = textOf(facts.document.querySelector('article'))
  expect(textOf(facts.main.element)).toContain('Last updated December 2024')
  expect(words.split(' ').length).toBeGreaterThan(800)
  for (const about of ['PayPal', 'newsletter', 'cookies', 'Good Faith Estimate'])
    expect(words).toContain(about)
  expect(hrefsIn(facts.main)).toContain('mailto:privacy@ocotillo.example')
})

test('the notice of privacy practices is reached from the footer of every page and begins as the law says [ROUTE-025]', async ({
  demo,
}) => {
  const home = await pageAt(demo, '/')
  expect(hrefOf(home.footer.getByRole('link', { name: /privacy practices/i }))).toBe('/privacy-practices')
  const facts = await pageAt(demo, '/privacy-practices')
  expect(textOf(facts.document.querySelector('article'))).toContain(
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  )
  expect(
    textsOf(
      scope(facts.page.getByRole('navigation', { name: 'On this page' })).element.querySelectorAll('a'),
    ),
  ).toContain('Your rights')
})

test('the estimate page leads to its form, to the phone and to official help [ROUTE-021] [GFE-001]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/good-faith-estimate')
  expect(facts.status).toBe(200)
  // In the hero, and in the bar below on a phone.
  const [place, ...others] = facts.main.getAllByRole('link', { name: 'Ask for your estimate' }).map(hrefOf)
  expect(others).toEqual([place])
  const form = facts.document.querySelector('form[action="/api/forms/estimate"]')
  expect(facts.document.querySelector(`${place}`)?.contains(form)).toBe(true)
  const calls = facts.main.getAllByRole('link', { name: /^Call/ }).map(hrefOf)
  expect(new Set(calls)).toEqual(new Set([phone]))
  expect(titlesIn(facts, 'If the bill is higher')).toHaveLength(3)
  expect(hrefOf(sectionOf(facts, 'Official help').getByRole('link', { name: /cms\.gov/ }))).toMatch(
    /^https:\/\/www\.cms\.gov\/nosurprises/,
  )
})
