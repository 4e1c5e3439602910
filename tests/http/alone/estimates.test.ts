import { longPatience, mailboxOf, moveOn } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { askForEstimate, callStaff, patientOf, readWork, saveWork, sendWork } from '../../setup/estimates'
import { expect, testAlone as test } from '../../setup/http-test'
import { textOfPdf } from '../../setup/pdf-text'
import { withoutLinks } from '../../setup/subscribers'

const phoenix = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    timeZone: 'America/Phoenix',
    weekday: 'long',
    hour: 'numeric',
    hour12: false,
    minute: 'numeric',
  })

test('asked on a Tuesday, for two services in four business days, an estimate is due on Wednesday [GFE-014]', async ({
  demo,
}) => {
  const minutes = await minutesUntilTuesdayNoon(demo.stackUrl)
  await moveOn(demo, minutes)
  try {
    const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
    expect(phoenix(now)).toMatch(/^Tuesday/)
    const monday = new Date(Date.parse(now) + 6 * 86_400_000).toISOString().slice(0, 10)
    const soon = await askForEstimate(demo, { preferredDate: monday })
    expect(phoenix(soon.dueAt)).toBe('Wednesday 23:59')
    const anyDay = await askForEstimate(demo)
    expect(phoenix(anyDay.dueAt)).toBe('Friday 23:59')
    expect(Date.parse(anyDay.dueAt) - Date.parse(soon.dueAt)).toBe(2 * 86_400_000)
  } finally {
    await moveOn(demo, -minutes)
  }
})

test('a request becomes an estimate at today’s prices, and the PDF has every element the law names', async ({
  demo,
}) => {
  const { id, email } = await askForEstimate(demo)
  const work = await readWork(demo, id)
  expect(work.lines.map(({ description, unitCents }) => [description, unitCents])).toEqual([
    ['IV Drip Therapy', 14900],
    ['Consultation', 9900],
  ])
  expect(work.missing).toContain('Line 1: its service code (CPT or HCPCS).')
  const refused = await callStaff(demo, 'fred', `estimates/${id}/send`, { revision: 1, totalCents: 24800 })
  expect(refused.status).toBe(404)
  const saved = await saveWork(demo, id, { diagnosisCodes: ['e86.0'], serviceDate: '2027-03-04' })
  expect(saved.json).toMatchObject({ revision: 1, missing: [], totalCents: 24800 })

  const { link, code, mail } = await sendWork(demo, id, email)
  expect(mail?.subject).toBe('Your document from Ocotillo is ready')
  expect(withoutLinks(mail?.text ?? '')).not.toMatch(/estimate for|drip|consult|248|Ruiz|1980/i)
  expect(mail?.text).not.toContain(code)
  const patient = patientOf(demo, link)
  const closed = await patient.page()
  expect(closed.status).toBe(200)
  expect(closed.headers.get('referrer-policy')).toBe('no-referrer')
  expect(closed.headers.get('cache-control')).toBe('no-store')
  expect(closed.headers.get('x-robots-tag')).toContain('noindex')
  expect((await closed.text()).replace(/<style>[\s\S]*?<\/style>/, '')).not.toMatch(/Ruiz|Drip|\$248/)
  expect((await patient.pdf()).status).toBe(303)
  const entered = await patient.enter(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)
  expect(entered.status).toBe(303)
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)

  const pdf = await patient.pdf()
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const text = textOfPdf(new Uint8Array(await pdf.arrayBuffer()))
  const html = (await (await patient.page()).text()).replace(/<[^>]*>/g, ' ')
  for (const element of [
    ...['Ana Ruiz', 'February 29, 1980', 'IV Drip Therapy', 'March 4, 2027'],
    ...['96360', 'E86.0', '$149.00', '$99.00', '$248.00'],
    ...['Ocotillo Mobile IV & Wellness, PLLC', '1234567893', '00-1234567', 'Scottsdale, AZ 85251', 'Arizona'],
    'Separate Good Faith Estimates will be issued to you for the items and services below when you schedule them, or when you ask for them.',
    'additional items or services that we recommend as part of your care, that must be scheduled or requested separately and are not reflected',
    'is only an estimate of the items and services reasonably expected to be furnished at the time it is issued to you. Actual items, services or charges may differ',
    'is not a contract and does not require you to obtain the items or services from any of the providers or facilities listed',
    'bills you at least $400 more than the total of its expected charges in this estimate, you have the right to start the patient-provider dispute resolution process',
    'Starting a dispute will not adversely affect the quality of the health care services furnished to you.',
    'www.cms.gov/nosurprises/consumers',
    '1-800-985-3059',
  ]) {
    expect(text).toContain(element)
    expect(html.replaceAll('&#38;', '&').replace(/\s+/g, ' ')).toContain(element)
  }
  const after = await readWork(demo, id)
  expect(after.versions).toMatchObject([{ number: 1, totalCents: 24800, viewedAt: expect.any(String) }])
  const [row] = await demo.rows('submissions', `id=eq.${id}`)
  expect(row).toMatchObject({ status: 'answered', answered_at: expect.any(String) })
  const log = await demo.rows('audit_log', `subject=eq.submission:${id}&order=id`)
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([
    ['request.read', 'fred@ocotillo.example'],
    ['estimate.saved', 'fred@ocotillo.example'],
    ['estimate.sent', 'fred@ocotillo.example'],
  ])
  expect(JSON.stringify(log)).not.toMatch(/Ruiz|Drip/)
})

test('a price change is in new estimates only; a new version replaces the old one behind the same link', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const { id, email } = await askForEstimate(demo, { services: ['peptides'] })
  await saveWork(demo, id)
  const first = await sendWork(demo, id, email)
  expect(first.totalCents).toBe(12000)
  const seen = await readWork(demo, id)
  try {
    await content.publishPrice('estimateService-peptides', 135)
    await expect.poll(async () => (await readWork(demo, id)).totalCents, longPatience).toBe(13500)
    const patient = patientOf(demo, first.link)
    await patient.enter(first.code)
    expect(await (await patient.page()).text()).toContain('$120.00')
    expect(await (await patient.page()).text()).not.toContain('$135.00')
    const unseen = { revision: seen.revision, totalCents: seen.totalCents }
    const stale = await callStaff(demo, 'fred', `estimates/${id}/send`, unseen)
    expect([stale.status, stale.json.error]).toEqual([409, 'price_changed'])

    const second = await sendWork(demo, id, email, 2)
    expect(second).toMatchObject({ number: 2, totalCents: 13500, code: null, link: first.link })
    const page = await (await patient.page()).text()
    expect(page).toContain('This is version 2. It replaces version 1 of')
    expect(page).toContain('$135.00')
    const kept = await callStaff(demo, 'clara', `estimates/${id}/pdf?version=1`)
    expect(textOfPdf(kept.bytes)).toContain('$120.00')
    expect(textOfPdf(kept.bytes)).not.toContain('$135.00')
    const byClara = `subject=eq.submission:${id}&actor=eq.${demo.person('clara').email}`
    expect(await demo.rows('audit_log', byClara)).toMatchObject([{ action: 'request.read' }])
  } finally {
    await content.publishPrice('estimateService-peptides', 120)
  }
  await expect.poll(async () => (await readWork(demo, id)).totalCents, longPatience).toBe(12000)
})

test('wrong codes are limited for the document and for the address; a new code ends the wait and the old one', async ({
  demo,
}) => {
  const { id, email } = await askForEstimate(demo)
  await saveWork(demo, id)
  const { link, code } = await sendWork(demo, id, email)
  const guesser = patientOf(demo, link)
  for (let turn = 0; turn < 5; turn += 1) expect((await guesser.enter('AAAAAA')).status).toBe(403)
  const stopped = await guesser.enter(code)
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect(await stopped.text()).toContain('Please wait')
  const elsewhere = patientOf(demo, link)
  expect((await elsewhere.enter(code)).status).toBe(429)

  const renewed = await callStaff(demo, 'fred', `estimates/${id}/code`, {})
  expect(renewed.json.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect((await elsewhere.enter(code)).status).toBe(403)
  expect((await elsewhere.enter(renewed.json.code)).status).toBe(303)
  expect((await guesser.enter(renewed.json.code)).status, 'the address still waits').toBe(429)
})

test('a pass opens its own document only, and a new code closes it', async ({ demo }) => {
  const open = async () => {
    const { id, email } = await askForEstimate(demo)
    await saveWork(demo, id)
    const sent = await sendWork(demo, id, email)
    const patient = patientOf(demo, sent.link)
    await patient.enter(sent.code)
    return { id, patient, ...sent }
  }
  const [mine, other] = [await open(), await open()]
  expect(await (await mine.patient.page()).text()).toContain('Ana Ruiz')
  const stranger = patientOf(demo, other.link)
  stranger.takeCookie(mine.patient.cookie())
  expect(await (await stranger.page()).text()).not.toContain('Ana Ruiz')
  expect((await stranger.pdf()).status).toBe(303)
  for (const forged of ['document-pass=1.x', 'document-pass=99999999999999.AAAA']) {
    stranger.takeCookie(forged)
    expect(await (await stranger.page()).text()).not.toContain('Ana Ruiz')
  }
  await callStaff(demo, 'fred', `estimates/${mine.id}/code`, {})
  expect(await (await mine.patient.page()).text()).not.toContain('Ana Ruiz')
  const unknown = patientOf(demo, `/estimate/${'A'.repeat(43)}`)
  expect((await unknown.page()).status).toBe(404)
  expect((await unknown.enter('AAAAAA')).status).toBe(404)
  for (const odd of ['/estimate/x', '/estimate/..%2f', '/estimate/%00', `/estimate/${'a'.repeat(3000)}`])
    expect((await patientOf(demo, odd).page()).status).toBeLessThan(500)
  for (const nothing of ['/estimate', '/estimate/x', '/estimate/x/pdf', '/estimate/x/y', '/estimate/x/pdf/y'])
    expect([nothing, (await patientOf(demo, nothing).page()).status]).toEqual([nothing, 404])
})

test('another recipient gets another link and another code; the old link opens nothing', async ({ demo }) => {
  const { id, email } = await askForEstimate(demo)
  await saveWork(demo, id)
  const first = await sendWork(demo, id, email)
  const right = `right-${email}`
  await saveWork(demo, id, { email: right })
  const second = await sendWork(demo, id, right)
  expect(second.link).not.toBe(first.link)
  expect(second.code).toMatch(/^\w{6}$/)
  expect((await patientOf(demo, first.link).page()).status).toBe(404)
  expect(await documentMails(demo, email)).toHaveLength(1)
})

test('staff can read or write estimates as their role says, and nobody else can', async ({ demo }) => {
  const { id, email } = await askForEstimate(demo)
  await saveWork(demo, id)
  const { draft, revision } = await readWork(demo, id)
  const calls = [
    [`estimates/${id}`],
    [`estimates/${id}/pdf`],
    [`estimates/${id}`, { draft, revision }, 'PATCH'],
    [`estimates/${id}/code`, {}],
    [`estimates/${id}/send`, { revision: 99, totalCents: 1 }],
  ] as const
  const statuses = async (person: Parameters<typeof callStaff>[1]) => {
    const answers = []
    for (const [path, body, method] of calls)
      answers.push((await callStaff(demo, person, path, body, method)).status)
    return answers
  }
  expect(await statuses(null)).toEqual([401, 401, 401, 401, 401])
  expect(await statuses('ed')).toEqual([403, 403, 403, 403, 403])
  expect(await statuses('clara')).toEqual([200, 200, 403, 403, 403])
  // The code waits for a first version; the revision was never so high.
  expect(await statuses('fred')).toEqual([200, 200, 200, 404, 409])
  expect(await documentMails(demo, email)).toEqual([])
})

test('service codes are the clinic’s own; without a list any that is written like one will do; what left the list is not sent', {
  tags: ['long'],
}, async ({ demo }) => {
  const content = contentOf(demo)
  const { id } = await askForEstimate(demo)
  const work = await readWork(demo, id)
  expect(work.codes).toContainEqual({ code: 'J3420', description: 'Vitamin B12, up to 1,000 mcg' })
  const alike = work.catalogue.map(({ title, details, cents }) => `${title} ${details} ${cents}`)
  expect(alike.filter((words, index) => alike.indexOf(words) !== index)).toEqual([])
  expect(work.catalogue).toContainEqual(
    expect.objectContaining({ title: 'Vitamin B12', details: 'Injections, energy, 5 min', cents: 1300 }),
  )
  const write = async (code: string) => {
    const { draft, revision } = await readWork(demo, id)
    const lines = draft.lines.map((line) => ({ ...line, code }))
    return callStaff(demo, 'fred', `estimates/${id}`, { draft: { ...draft, lines }, revision }, 'PATCH')
  }
  const refused = await write('99499')
  expect([refused.status, refused.json.field]).toEqual([400, 'draft.lines.0.code'])
  expect(refused.json.message).toMatch(/^Line 1: 99499 is not on the clinic’s list of service codes\. /)
  expect((await write('96360')).status).toBe(200)
  const practice = await content.published('practiceSettings')
  const listed = async (serviceCodes: unknown) => {
    await content.edit('practiceSettings', { serviceCodes })
    await content.publish('practiceSettings')
  }
  try {
    await listed([{ _key: 'a', _type: 'serviceCode', code: '96365', description: 'By IV' }])
    await expect
      .poll(async () => (await readWork(demo, id)).missing.join(), longPatience)
      .toContain('Line 1: 96360 is not on the clinic’s list')
    const { revision, totalCents } = await readWork(demo, id)
    const sent = await callStaff(demo, 'fred', `estimates/${id}/send`, { revision, totalCents })
    expect([sent.status, sent.json.error]).toEqual([400, 'incomplete'])
    await listed([])
    await expect.poll(async () => (await readWork(demo, id)).codes, longPatience).toEqual([])
    expect((await write('99499')).status).toBe(200)
  } finally {
    await listed(practice?.serviceCodes)
  }
  await expect.poll(async () => (await readWork(demo, id)).codes.length, longPatience).toBeGreaterThan(5)
})

test('prices, versions and other people’s drafts can’t be sent in', async ({ demo }) => {
  const { id } = await askForEstimate(demo)
  const { draft } = await readWork(demo, id)
  const [line] = draft.lines
  const patch = (changes: object, revision = 0) =>
    callStaff(demo, 'fred', `estimates/${id}`, { draft: { ...draft, ...changes }, revision }, 'PATCH')
  const cheap = await patch({ lines: [{ ...line, unitCents: 1 }] })
  expect(cheap.json.totalCents).toBe(14900)
  expect((await patch({}, 0)).status).toBe(409)
  expect((await patch({}, 7)).status).toBe(409)
  const wrong: [string, object][] = [
    ['draft.totalCents', { totalCents: 1 }],
    ['draft.lines.0.quantity', { lines: [{ ...line, quantity: 21 }] }],
    ['draft.lines.0.code', { lines: [{ ...line, code: '<b>' }] }],
    ['draft.lines.0.code', { lines: [{ ...line, code: '12345' }] }],
    ['draft.dateOfBirth', { dateOfBirth: '1980-02-30' }],
    ['draft.patientName', { patientName: 'a\0b' }],
    ['draft.diagnosisCodes.0', { diagnosisCodes: ['thirst'] }],
  ]
  for (const [field, changes] of wrong) {
    const { status, json } = await patch(changes, 1)
    expect([status, json.field]).toEqual([400, field])
  }
  for (const nowhere of ['estimates/x', 'estimates/00000000-0000-4000-8000-000000000000'])
    expect((await callStaff(demo, 'fred', nowhere)).status).toBe(404)
})

const documentMails = async (demo: Demo, email: string) =>
  (await mailboxOf(demo, email)).filter(({ subject }) => subject.startsWith('Your document'))

/** The next Tuesday, noon in Phoenix, of a week without a holiday, at least ten days from now. */
async function minutesUntilTuesdayNoon(stackUrl: string): Promise<number> {
  const { now } = await (await fetch(`${stackUrl}/clock`)).json()
  const holidays = (await import('@18f/us-federal-holidays')).default
  const at = new Date(Date.parse(now) + 86_400_000)
  at.setUTCHours(19, 0, 0, 0)
  const hasHoliday = () =>
    Array.from({ length: 8 }, (_, days) => new Date(at.getTime() + days * 86_400_000)).some((day) =>
      holidays.isAHoliday(day, { utc: true }),
    )
  while (at.getUTCDay() !== 2 || hasHoliday()) at.setTime(at.getTime() + 86_400_000)
  return Math.round((at.getTime() - Date.parse(now)) / 60_000)
}
