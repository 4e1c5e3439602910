import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type WidgetPhase, widgetNames } from '@/lib/care/widgets/shared/widget-address'
import { WidgetStatus } from './widget-status'

const phone = '(480) 555-0142'
const draw = (phase: WidgetPhase, props: Partial<Parameters<typeof WidgetStatus>[0]> = {}) =>
  renderToStaticMarkup(<WidgetStatus phase={phase} widget="booking" phone={phone} {...props} />).replaceAll(
    '<!-- -->',
    '',
  )
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '\n').trim()

test('while it loads it says so, and offers nothing else yet', () => {
  const html = draw('loading', { children: <a href="https://example.com">Their page</a> })
  expect(textOf(html)).toBe('Loading the booking form…')
  expect(html).toContain('role="status"')
})

test('slow: it still loads, and the phone, a call-back and the other way are there', () => {
  const html = draw('slow', { children: <a href="https://example.com">Their page</a> })
  expect(html).toContain('Loading the booking form…')
  expect(html).toContain('This is taking longer than usual. You can wait, or book by phone.')
  expect(html).toContain('href="tel:+14805550142"')
  expect(html).toContain('href="/contact?about=booking#call-back"')
  expect(html).toContain('Their page')
})

test('failed: nobody is told to wait', () => {
  const html = draw('failed')
  expect(html).toContain('The booking form could not be loaded. You can book by phone.')
  expect(html).not.toContain('Loading')
  expect(html).toContain('href="tel:+14805550142"')
})

test('ready: nothing to see, but the status stays for the next words', () => {
  expect(draw('ready')).toBe(
    '<div class="widget-status" data-phase="ready"><div role="status" aria-atomic="false"></div></div>',
  )
})

test.each(widgetNames)(
  '%s has a way on in every phase but ready, also while no number is published',
  (widget) => {
    for (const phase of ['slow', 'failed'] as const) {
      expect(draw(phase, { widget })).toContain('href="tel:')
      const html = draw(phase, { widget, phone: null })
      expect(html).not.toContain('phone')
      expect(html).not.toContain('null')
      expect(html).toContain('#call-back')
    }
    expect(textOf(draw('loading', { widget }))).toMatch(/^Loading /)
  },
)

test('where a call-back makes no sense there is none', () => {
  expect(draw('failed', { widget: 'map', hasCallBack: false })).not.toContain('call-back')
})

test('PayPal says what the specification says [PAY-002]', () => {
  expect(textOf(draw('loading', { widget: 'paypal' }))).toBe('Loading PayPal...')
  expect(draw('slow', { widget: 'paypal' })).toContain(
    'PayPal is taking longer than usual. You can wait, or order by phone.',
  )
})
