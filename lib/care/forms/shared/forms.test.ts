import { expect, test } from 'vitest'
import { problemsOf, schemaOf } from '@/lib/platform/forms/shared/schema'
import { minimalValues } from '../../../../tests/setup/form-table'
import { type FormId, fieldsOf, formIds } from './forms'

const today = '2026-11-21'

const least = Object.fromEntries(
  formIds.map((form) => {
    const values = minimalValues(form, form === 'call-back' ? 'Ana Ruiz' : 'ana@example.com')
    return [form, 'eventDate' in values ? { ...values, eventDate: today } : values]
  }),
) as Record<FormId, Record<string, unknown>>

function check(form: FormId, change: Record<string, unknown> = {}) {
  const result = schemaOf(fieldsOf(form), { today: () => today }).safeParse({ ...least[form], ...change })
  return result.success ? { values: result.data } : { problems: problemsOf(result.error) }
}

test.each(formIds)('%s is stored with its required fields only, and with nothing more', (form) => {
  expect(check(form)).toEqual({ values: least[form] })
  const optional = fieldsOf(form).filter(({ isRequired }) => !isRequired)
  const empty = Object.fromEntries(optional.map(({ name }) => [name, ' ']))
  expect(check(form, empty)).toEqual({ values: least[form] })
})

test.each([
  ['[VALID-004]', 'estimate'],
  ['[VALID-006]', 'event-inquiry'],
  ['[VALID-013]', 'partnership'],
  ['[VALID-016]', 'newsletter'],
  ['[VALID-017]', 'contact'],
] as const)('%s %s names every required field that is missing', (_id, form) => {
  const required = Object.keys(least[form])
  const nothing = schemaOf(fieldsOf(form), { today: () => today }).safeParse({})
  expect(Object.keys(problemsOf(nothing.error as never))).toEqual(
    fieldsOf(form)
      .map(({ name }) => name)
      .filter((name) => required.includes(name)),
  )
  for (const name of required)
    expect(check(form, { [name]: ' ' }).problems, name).toEqual({
      [name]: expect.stringMatching(/\.$|^Please enter your email address$/),
    })
})

test.each([
  ['contact', 'email', 'ana@example'],
  ['contact', 'email', 'ana@@example.com'],
  ['contact', 'email', 'a@b.co, c@d.co'],
  ['contact', 'firstName', 'Ana\nBcc: x@example.com'],
  ['contact', 'firstName', 'x'.repeat(81)],
  ['contact', 'message', 'x'.repeat(5001)],
  ['contact', 'message', 'nothing\0here'],
  ['contact', 'message', 'half \ud83d an emoji'],
  ['contact', 'message', ['a', 'list']],
  ['contact', 'subject', 'everything'],
  ['contact', 'phone', 'call me'],
  ['contact', 'phone', '12345'],
  ['contact', 'phone', '<b>4805550100</b>'],
  ['event-inquiry', 'eventDate', '2026-11-20'],
  ['event-inquiry', 'eventDate', '2027-02-30'],
  ['event-inquiry', 'eventDate', 'tomorrow'],
  ['event-inquiry', 'guestCount', '1-4'],
  ['group-quote', 'eventDate', '2026-11-20'],
  ['group-quote', 'eventDate', '2027-11-22'],
  ['group-quote', 'guests', '0'],
  ['group-quote', 'guests', '501'],
  ['group-quote', 'guests', '12.5'],
  ['group-quote', 'guests', '-3'],
  ['group-quote', 'zip', '8525'],
  ['group-quote', 'services', []],
  ['estimate', 'dateOfBirth', '2026-11-21'],
  ['estimate', 'dateOfBirth', '0026-11-21'],
  ['estimate', 'services', []],
  ['estimate', 'services', ['iv-therapy', 'iv-therapy']],
  ['estimate', 'services', 'iv-therapy'],
  ['estimate', 'services', [{ id: 'iv-therapy', price: 1 }]],
  ['partnership', 'website', 'example.com'],
  ['partnership', 'website', 'javascript:alert(1)'],
  ['newsletter', 'price', '0'],
  ['waitlist', 'zip', '8528'],
  ['waitlist', 'zip', '85281-12'],
] as const)('%s refuses %s = %j by its name', (form, name, value) => {
  expect(check(form, { [name]: value })).toEqual({ problems: { [name]: expect.any(String) } })
})

test.each([
  ['contact', 'firstName', 'Zoë 李 🌵'],
  ['contact', 'firstName', '<script>alert(1)</script>'],
  ['contact', 'lastName', 'حسن'],
  ['contact', 'message', `One\n\tTwo 👩‍⚕️ ${'x'.repeat(4000)}`],
  ['contact', 'email', "o'brien+news@mail.example.co.uk"],
  ['contact', 'phone', '+49 (0) 30 901820 ext. 12'],
  ['contact', 'phone', '\u202a(480) 555\u20110142\u202c'],
  ['contact', 'subject', 'career-inquiry'],
  ['event-inquiry', 'eventDate', today],
  ['waitlist', 'zip', '85281-1234'],
  ['partnership', 'website', 'https://example.com/ana?from=card'],
] as const)('%s takes %s = %j as it was typed', (form, name, value) => {
  expect(check(form, { [name]: value }).values?.[name]).toBe(value)
})
