import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fieldsOf, formIds } from '@/lib/care/forms/shared/forms'
import type { FormText } from '@/lib/content/server/form-texts'
import { Form } from './form'

// Static markup does not wait for code that is loaded later.
vi.mock('./islands', async () => ({
  SendButtonIsland: (await import('./send-button')).SendButton,
  QuoteFigureIsland: (await import('./quote-figure')).QuoteFigure,
  EstimateTotalIsland: (await import('./estimate-total')).EstimateTotal,
}))

const nothing = null as unknown as string
const service = { _id: 'a', title: 'IV Drip Therapy', description: null, price: 149, slug: 'iv-therapy' }

const markup = (form: (typeof formIds)[number], text: Partial<FormText> | null, services = [service]) =>
  renderToStaticMarkup(
    <Form id="f" form={form} text={text as FormText} services={services} headingId="heading" phone={null} />,
  ).replaceAll('<!-- -->', '')

test.each(formIds)('%s can be sent without scripts and without its texts', (form) => {
  const html = markup(form, null)
  expect(html).toContain(`action="/api/forms/${form}" method="post"`)
  for (const { name, label, isRequired } of fieldsOf(form).filter(
    ({ kind }) => kind !== 'several' && kind !== 'given',
  )) {
    expect(html).toMatch(new RegExp(`<label for="f-${name}"[^>]*>${label}</label>`))
    const control = new RegExp(`<[a-z]+ id="f-${name}"[^>]*>`).exec(html)?.[0]
    expect(control).toContain(`name="${name}"`)
    expect(control?.includes('required=""')).toBe(isRequired)
  }
})

test('staff give a field another label and a line of help, and holes in their texts do no harm', () => {
  const fieldNotes = [
    { field: 'email', label: 'Your email', help: 'We answer there.' },
    { field: null, label: null, help: null },
  ]
  const html = markup('newsletter', { fieldNotes, button: nothing, note: 'Once a month.' })
  expect(html).toContain('>Your email</label>')
  expect(html).toContain('aria-describedby="f-email-help f-email-problem"')
  expect(html).toMatch(/<p id="f-email-help"[^>]*>We answer there\.<\/p>/)
  expect(html).toContain('Once a month.')
})

test('[GFE-002] a service is a checkbox with its name and price; without a price only the price is missing', () => {
  const box = /<input type="checkbox"[^>]*>/.exec(markup('estimate', null))?.[0]
  expect(box).toContain('name="services"')
  expect(box).toContain('value="iv-therapy"')
  expect(box).toContain('data-cents="14900"')
  expect(markup('estimate', null)).toContain('from <span class="price"><strong>$149</strong>')
  const bare = { ...service, price: nothing as unknown as number, title: nothing }
  expect(markup('estimate', null, [bare])).not.toContain('from')
})

test.each(formIds)(
  '%s comes back with what was typed, none of which can run, and what is wrong at its field',
  (form) => {
    const attack = '"><script>alert(1)</script>'
    const [first] = fieldsOf(form).filter(({ kind }) => kind !== 'several' && kind !== 'given')
    const name = first?.name ?? ''
    const html = renderToStaticMarkup(
      <Form
        id="f"
        form={form}
        text={null}
        services={[service]}
        headingId="heading"
        phone={null}
        values={{ [name]: attack, services: ['iv-therapy', attack] }}
        problems={{ [name]: attack, [attack]: 'x' }}
        message={attack}
        back="/contact"
      />,
    )
    expect(html).not.toContain('<script')
    expect(html).toMatch(
      new RegExp(`id="f-${name}"[^>]* value="&quot;&gt;&lt;script&gt;alert\\(1\\)&lt;/script&gt;"`),
    )
    expect(html).toMatch(new RegExp(`id="f-${name}"[^>]* aria-invalid="true"`))
    expect(html).toContain(`<a href="#f-${name}" data-to="${name}">`)
    expect(html.includes('checked=""')).toBe(form === 'estimate')
  },
)
