import { expect, test } from 'vitest'
import { fieldsOf, formIds } from '@/lib/care/forms/shared/forms'
import { messagePage } from '@/lib/platform/http/server/answer'
import { formPage } from './plain'

const clinic = { name: 'Ocotillo <Clinic>', phone: '(480) 555-0142' }
const attack = '"><script>alert(1)</script>'

test.each(formIds)('%s comes back with every typed word, none of which can run', (form) => {
  const [first = ''] = fieldsOf(form).flatMap(({ kind, name }) =>
    kind === 'services' || kind === 'given' ? [] : [name],
  )
  const values = { [first]: attack, email: attack, message: attack, services: ['iv-therapy', attack] }
  const services = [{ slug: 'iv-therapy', title: attack }]
  const html = formPage({
    form,
    title: attack,
    message: attack,
    problems: { [first]: attack, [attack]: 'x' },
    values,
    services,
    button: attack,
    back: '/contact',
    clinic,
  })
  expect(html).not.toContain('<script')
  expect(html.match(new RegExp(`id="${first}"[^>]* value="([^"]*)"`))?.[1]).toBe(
    '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;',
  )
  expect(html).toContain(`aria-invalid="true" aria-describedby="${first}-problem"`)
})

test('[ERR-023] the page after sending says what was promised and leads back', () => {
  const html = messagePage({ title: 'Message Sent!', message: 'Thank you.', back: '/contact', clinic })
  expect(html).toContain('<h1>Message Sent!</h1><p>Thank you.</p>')
  expect(html).toContain('<a href="/contact">Back to the page</a>')
  expect(html).toContain('<a href="tel:+14805550142">(480) 555-0142</a>')
})
