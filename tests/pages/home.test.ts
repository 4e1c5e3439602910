import { expect, test } from '../setup/http-test'
import {
  cardOf,
  hrefOf,
  hrefsIn,
  pageAt,
  partOf,
  scope,
  sectionOf,
  textOf,
  textsOf,
} from '../setup/page-facts'

test('home opens with what it is, its facts and a call [ROUTE-001] [HOME-001] [HOME-002] [HOME-003]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/')
  expect(facts.status).toBe(200)
  const hero = scope(facts.document.querySelector('h1')?.closest('section'))
  for (const fact of ['FDA Regulated', 'Licensed Team', '5 Star Rated', 'Same Day'])
    expect(hero.getAllByText(fact), fact).toHaveLength(1)
  expect(textOf(hero.element)).toContain('30-45 min per session')
  expect(hrefOf(hero.getByRole('link', { name: 'Call (480) 555-0142' }))).toBe('tel:+14805550142')
  expect(facts.document.querySelectorAll('#treatments h2')).toHaveLength(1)
})

for (const [id, figure, label] of [
  ['HOME-005', '15K+', 'Happy Clients'],
  ['HOME-006', '98%', 'Satisfaction'],
  ['HOME-007', '24/7', 'Availability'],
  ['HOME-008', 'Same Day', 'Service'],
] as const)
  test(`home says ${figure} ${label} [${id}]`, async ({ demo }) => {
    const { document } = await pageAt(demo, '/')
    const pairs = [...document.querySelectorAll('dl > div')].map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('dd')),
    ])
    expect(pairs.filter(([term]) => term === label).map(([, value]) => value)).toContain(figure)
  })

for (const [id, title, price, original, duration, subtitle] of [
  ['HOME-019', 'Rehydrate', '$149', '$199', '30 min', 'Basic Hydration'],
  ['HOME-020', 'Rehydrate Plus', '$199', '$249', '45 min', 'Enhanced Hydration'],
  ['HOME-021', 'Myers', '$249', '$299', '60 min', 'Standard Wellness'],
  ['HOME-022', 'NAD+ Therapy', '$475', '$599', '2-4 hrs', 'NAD+ Therapy'],
  ['HOME-023', 'Scottsdale Beauty', '$299', '$349', '60 min', 'Premium Therapies'],
  ['HOME-024', 'Hangover', '$199', '$249', '45 min', 'Enhanced Hydration'],
  ['HOME-025', 'Gold Hydration', '$299', '$349', '60 min', 'Premium Therapies'],
  ['HOME-026', 'D-Book Performance', '$349', '$399', '75 min', 'Performance Therapies'],
  ['HOME-027', 'Diamond NAD+', '$599', '$699', '3-4 hrs', 'NAD+ Therapy'],
] as const)
  test(`${title} costs ${price}, was ${original}, takes ${duration} and can be booked [${id}] [HOME-028]`, async ({
    demo,
  }) => {
    const card = cardOf(partOf(await pageAt(demo, '/'), '#treatments'), title)
    expect(card.getAllByText(price), 'price').toHaveLength(1)
    expect(textOf(card.element.querySelector('s'))).toBe(original)
    expect(card.getAllByText(duration), 'duration').toHaveLength(1)
    expect(textsOf(card.element.querySelectorAll('p')).some((words) => words.includes(subtitle))).toBe(true)
    const buttons = textsOf(card.element.querySelectorAll('[role=button]'))
    expect(buttons.filter((words) => words.replace(' :', ':') === `Book Now: ${title}`)).toHaveLength(1)
  })

test('home says who treats, where, after which exam, and when one can ask [CONST-005] [CONST-006] [CONST-007] [CONST-008] [CONST-009] [CONST-012] [CONST-015]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/')
  const words = textOf(facts.main.element)
  for (const said of [
    'comes to your home, office or hotel',
    'Treatments are physician-supervised',
    'performed by Arizona licensed medical staff',
    'Support and booking are available 24/7',
  ])
    expect(words).toContain(said)
  expect(textOf(partOf(facts, '#telehealth-consent').element)).toContain(
    'Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or nurse practitioner',
  )
  const exam = sectionOf(facts, 'Good Faith Exam Required')
  expect(textOf(exam.element)).toContain('mandatory for first-time patients before treatment')
  expect(textOf(exam.element)).toContain('5-10 minute virtual consultation required by Arizona law')
  expect(hrefOf(exam.getByRole('link', { name: 'Your first visit' }))).toBe('/first-time-patients')
})

test('three sections on privacy, telehealth and rights lead to their pages [ROUTE-003]', async ({ demo }) => {
  const facts = await pageAt(demo, '/')
  for (const [anchor, address] of [
    ['hipaa', '/privacy-practices'],
    ['telehealth-consent', '/telehealth'],
    ['rights', '/good-faith-estimate'],
  ] as const)
    expect(hrefsIn(partOf(facts, `#${anchor}`))).toEqual([address])
})

test('booking takes under two minutes, with four reasons to trust and three ways on [HOME-033] [HOME-034] [HOME-036] [HOME-037] [HOME-038]', async ({
  demo,
}) => {
  const booking = sectionOf(await pageAt(demo, '/'), /under 2 minutes/)
  expect(booking.element.querySelector('ul, ol')?.querySelectorAll('li')).toHaveLength(4)
  for (const assurance of ['HIPAA Compliant', 'Licensed Professionals', 'Same Day Service'])
    expect(booking.getAllByText(assurance), assurance).toHaveLength(1)
  for (const [name, address] of [
    ['Book Treatment Now', '/first-time-patients'],
    ['Book Online Now', '/first-time-patients'],
    ['Book Mobile IV', '/iv-therapy'],
  ] as const)
    expect(hrefOf(booking.getByRole('link', { name }))).toBe(address)
})

test('without scripts our testimonials stand in the place of the reviews, marked as samples', async ({
  demo,
}) => {
  const booking = partOf(await pageAt(demo, '/'), '#book')
  const ours = booking.getByText(/^I am nervous about needles/)
  expect(ours.closest('[hidden], noscript, template')).toBeNull()
  expect(booking.getAllByText('Sample testimonial')).not.toHaveLength(0)
})

test('contact names phone, email, hours and eight areas, and has no form [HOME-039] [HOME-040] [HOME-042] [HOME-043]', async ({
  demo,
}) => {
  const contact = partOf(await pageAt(demo, '/'), '#contact')
  expect(hrefOf(contact.getByRole('link', { name: '(480) 555-0142' }))).toBe('tel:+14805550142')
  expect(hrefOf(contact.getByRole('link', { name: 'hello@ocotillo.example' }))).toBe(
    'mailto:hello@ocotillo.example',
  )
  expect(textOf(contact.element)).toContain('7 days a week, 8am–8pm')
  expect(textsOf(contact.element.querySelector('ul')?.querySelectorAll('li') ?? [])).toEqual([
    'Scottsdale',
    'Phoenix',
    'Paradise Valley',
    'Tempe',
    'Mesa',
    'North Phoenix',
    'Cave Creek',
    'Fountain Hills',
  ])
  expect(contact.element.querySelectorAll('input, textarea')).toHaveLength(0)
  expect(hrefOf(contact.getByRole('link', { name: 'Write to us' }))).toBe('/contact')
})

for (const [address, questions] of [
  ['/', ['Is IV therapy safe?', 'Does insurance pay for it?', 'Where do you serve?']],
  ['/first-time-patients', Array.from({ length: 5 }, () => expect.stringMatching(/\?$/))],
] as const)
  test(`the ${questions.length} questions on ${address} are closed, and of one name: the browser keeps one open at a time [HOME-044] [HOME-045] [FTP-011]`, async ({
    demo,
  }) => {
    const { document } = await pageAt(demo, address)
    const all = [...document.querySelectorAll('#faq details')]
    expect(all.map((one) => textOf(one.querySelector('summary')))).toEqual(questions)
    expect(all.filter((one) => one.hasAttribute('open'))).toEqual([])
    expect(new Set(all.map((one) => one.getAttribute('name') ?? '')).size).toBe(1)
    expect(all[0]?.getAttribute('name')).toMatch(/^faqs-./)
  })

test('first visit: more can be asked by a form and by phone [FTP-012]', async ({ demo }) => {
  const { main } = await pageAt(demo, '/first-time-patients')
  expect(hrefOf(main.getByRole('link', { name: 'Contact us' }))).toBe('/contact')
  expect(hrefOf(main.getAllByRole('link', { name: 'Call (480) 555-0142' })[0])).toBe('tel:+14805550142')
})
