import { clinicDate } from '../../lib/platform/clinic-time/shared/clinic-time'
import { describe, expect, test } from '../setup/http-test'
import {
  hrefOf,
  hrefsIn,
  type PageFacts,
  pageAt,
  phone,
  type Scope,
  scope,
  textOf,
  textsOf,
} from '../setup/page-facts'

const column = ({ footer }: PageFacts, name: string): Scope => scope(footer.getByRole('navigation', { name }))
const columns = ['Services', 'Company', 'Support & Resources', 'Legal & Compliance']

describe('the footer', () => {
  test('has quick actions and four columns of links [FOOT-001]', async ({ demo }) => {
    const facts = await pageAt(demo, '/')
    expect(textsOf(facts.footer.getAllByRole('heading', { level: 2 }))).toEqual(['Quick Actions', ...columns])
    for (const name of columns) {
      expect(textOf(column(facts, name).getByRole('heading'))).toBe(name)
      expect(hrefsIn(column(facts, name)).length, name).toBeGreaterThan(3)
    }
  })

  test('leads to every legal page [FOOT-002]', async ({ demo }) => {
    expect(hrefsIn(column(await pageAt(demo, '/'), 'Legal & Compliance'))).toEqual([
      '/privacy',
      '/privacy-practices',
      '/terms',
      '/medical-compliance',
      '/good-faith-estimate',
      '/compliance',
    ])
  })

  test('names phone, email, Scottsdale, and that booking and support are 24/7 [FOOT-003] [FOOT-004] [FOOT-005] [CONST-015]', async ({
    demo,
  }) => {
    const { footer } = await pageAt(demo, '/')
    expect(hrefOf(footer.getByRole('link', { name: '(480) 555-0142' }))).toBe(phone)
    expect(hrefOf(footer.getByRole('link', { name: 'hello@ocotillo.example' }))).toBe(
      'mailto:hello@ocotillo.example',
    )
    expect(textOf(footer.element)).toContain('Scottsdale, Arizona')
    expect(textOf(footer.element)).toContain('Booking and support 24/7')
  })

  test('shows licences and the business bureau [FOOT-006] [FOOT-012]', async ({ demo }) => {
    const { footer } = await pageAt(demo, '/')
    const badges = textsOf(
      scope(footer.getByRole('list', { name: 'Licenses and memberships' })).getAllByRole('listitem'),
    )
    for (const words of [
      'Arizona licensed staff',
      'Physician-supervised',
      'HIPAA compliant',
      'Business bureau: member',
    ])
      expect(badges).toContainEqual(expect.stringContaining(words))
  })

  test('books, calls 911 and opens the client portal [FOOT-008] [FOOT-009] [FOOT-010]', async ({ demo }) => {
    const actions = column(await pageAt(demo, '/'), 'Quick Actions')
    expect(textOf(actions.getByText('Book IV Therapy'))).toBe('Book IV Therapy')
    const emergency = actions.getByRole('link', { name: /^Emergency Line/ })
    expect(hrefOf(emergency)).toBe('tel:911')
    expect(textOf(emergency)).toContain('Call 911')
    expect(hrefOf(actions.getByRole('link', { name: /^Client Portal/ }))).toBe('/client-portal')
  })

  test('ends with the medical disclaimer and the years since 2024 [FOOT-011] [FOOT-013]', async ({
    demo,
  }) => {
    const words = textOf((await pageAt(demo, '/')).footer.element)
    expect(words).toContain('is for education and is not medical advice')
    expect(words).toContain('not intended to diagnose, treat, cure or prevent')
    expect(words).toContain(`© 2024–${clinicDate(new Date()).slice(0, 4)} Ocotillo Mobile IV & Wellness`)
  })
})
