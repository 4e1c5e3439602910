import { type FormId, formIds } from '../../lib/care/forms/shared/forms.ts'
import { addresses } from '../setup/forms'
import { expect, test } from '../setup/http-test'
import { pageAt, partOf, type Scope, textOf } from '../setup/page-facts'

/** A form as it is served; each event has one of its own. */
const formOn = async (demo: Parameters<typeof pageAt>[0], form: FormId) =>
  partOf(await pageAt(demo, addresses[form]), `form[action="/api/forms/${form}"]`)

/** What a visitor can fill in. */
const controls = ({ element }: Scope) =>
  element.querySelectorAll('[data-field] :is(input:not([type=checkbox]), select, textarea)')

for (const [form, count, ids] of [
  ['contact', 6, '[CONT-004]'],
  ['newsletter', 2, '[ROUTE-018] [NEWS-002]'],
  ['event-inquiry', 12, '[ROUTE-011] [INQ-001]'],
  ['partnership', 14, '[SPON-003]'],
  ['estimate', 8, '[ROUTE-021] [GFE-003]'],
] as const)
  test(`${form}: ${count} fields, each with a label ${ids}`, async ({ demo }) => {
    const facts = await formOn(demo, form)
    expect(controls(facts)).toHaveLength(count)
    for (const control of controls(facts))
      expect(textOf(facts.element.querySelector(`label[for="${control.id}"]`)), control.id).toMatch(/\w/)
  })

for (const [form, label, attribute, value, ids] of [
  ['contact', 'Message', 'rows', '6', ' [VALID-019]'],
  ['event-inquiry', 'Services you’d like', 'type', 'text', ' [INQ-001]'],
  ['newsletter', 'Email', 'type', 'email', ' [VALID-016]'],
  ['newsletter', 'Email', 'required', '', ' [VALID-016]'],
  ['newsletter', 'First name', 'required', '', ' [VALID-016]'],
  ['partnership', 'Email', 'type', 'email', ' [VALID-014]'],
  ['partnership', 'Website', 'type', 'url', ' [VALID-014]'],
  ['discount', 'Email', 'type', 'email', ' [FTP-007]'],
] as const)
  test(`${form}, ${label}: ${attribute} is "${value}"${ids}`, async ({ demo }) => {
    const facts = await formOn(demo, form)
    expect(facts.getByLabelText(label).getAttribute(attribute)).toBe(value)
  })

test('contact asks for names, email, phone, subject and message [CONT-004]', async ({ demo }) => {
  const facts = await formOn(demo, 'contact')
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Subject', 'Message'])
    expect(facts.getAllByLabelText(label), label).toHaveLength(1)
})

test('the partnership application has four parts [SPON-003]', async ({ demo }) => {
  expect((await formOn(demo, 'partnership')).getAllByRole('group')).toHaveLength(4)
})

for (const [form, label, values, ids] of [
  [
    'contact',
    'Subject',
    '|general-inquiry|iv-therapy|peptides|weight-management|telehealth|membership|partnership|scheduling|billing|other',
    '[CONT-005]',
  ],
  [
    'event-inquiry',
    'Type of event',
    '|corporate-wellness|private-event|wedding|bachelor-bachelorette|fitness-event|conference|retreat|festival|other',
    '[INQ-002]',
  ],
  ['event-inquiry', 'Number of guests', '|5-10|11-25|26-50|51-100|100+', '[INQ-003]'],
  ['event-inquiry', 'Budget', '|under-1000|1000-2500|2500-5000|5000-10000|10000+|custom', '[INQ-004]'],
  [
    'partnership',
    'Type of partnership',
    '|brand-ambassador|influencer-collaboration|corporate-sponsorship|event-sponsorship|cross-promotion|affiliate-program|wellness-partnership|other',
    '[SPON-004]',
  ],
  ['partnership', 'Followers', '|under-1k|1k-5k|5k-10k|10k-50k|50k-100k|100k+|not-applicable', '[SPON-005]'],
  ['estimate', 'Insurance status', '|uninsured|not-using-insurance|self-pay', '[GFE-010]'],
] as const)
  test(`${form}: the choices of "${label}", of which none is made ${ids}`, async ({ demo }) => {
    const select = (await formOn(demo, form)).getByLabelText(label) as HTMLSelectElement
    expect([...select.options].map((option) => option.getAttribute('value'))).toEqual(values.split('|'))
    expect(select.value).toBe('')
  })

const services = [
  ['iv-therapy', 'IV Drip Therapy', '$149', 'GFE-004'],
  ['nad-therapy', 'NAD+ IV Therapy', '$150', 'GFE-005'],
  ['peptides', 'Peptide Therapy', '$120', 'GFE-006'],
  ['weight-loss', 'Weight Management', '$175', 'GFE-007'],
  ['hormone-therapy', 'Hormone Therapy', '$200', 'GFE-008'],
  ['consultation', 'Consultation', '$99', 'GFE-009'],
] as const

test('an estimate is asked for six services [GFE-002] [GFE-003]', async ({ demo }) => {
  const boxes = (await formOn(demo, 'estimate')).getAllByRole('checkbox') as HTMLInputElement[]
  expect(boxes.map(({ value }) => value)).toEqual(services.map(([id]) => id))
})

for (const [id, name, price, statement] of services)
  test(`estimate: ${name} from ${price} [${statement}]`, async ({ demo }) => {
    const facts = await formOn(demo, 'estimate')
    const box = facts.element.querySelector(`input[type=checkbox][value="${id}"]`)
    const words = textOf(box?.closest('label'))
    expect([words.startsWith(name), words.endsWith(`from ${price}`)], words).toEqual([true, true])
  })

for (const form of formIds)
  test(`${form}: nobody reaches or hears the honeypot, and it stands where no style shows it`, async ({
    demo,
  }) => {
    const trap = (await formOn(demo, form)).element.querySelector('[name=homepage]')
    expect(
      ['class', 'tabindex', 'autocomplete', 'aria-hidden'].map((name) => trap?.getAttribute(name)),
    ).toEqual(['hidden', '-1', 'off', 'true'])
  })
