import { Version } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { withoutInlineScripts } from '@/lib/platform/front/server/finish-answer'
import { type PolicySources, sitePolicy, studioPolicy, type WidgetAddresses } from './policies'

const widgets: WidgetAddresses = {
  bookingScript: 'https://intakeq.com/js/widget.min.js?1',
  examPage: 'https://www.app.qualiphy.me/qualiphy-widget?clinic=x',
  reviewsScript: 'https://elfsightcdn.com/platform.js',
  mapPage: 'https://www.google.com/maps/embed?pb=1',
}
const demo: PolicySources = {
  siteUrl: 'http://localhost:3000',
  imagesUrl: '/api/local/lake',
  paypal: { mode: 'standin', sdkUrl: '/api/local/paypal/web-sdk/v6/core' },
  standInUrl: '/api/local/widgets',
  widgets,
}
const live: PolicySources = {
  siteUrl: 'https://www.ocotillo.example',
  imagesUrl: 'https://cdn.sanity.io',
  paypal: { mode: 'live', sdkUrl: 'https://www.paypal.com/web-sdk/v6/core' },
  widgets,
}

const policyOf = (sources: PolicySources) => sitePolicy(sources)['content-security-policy'] ?? ''
const permissionsOf = (sources: PolicySources) => sitePolicy(sources)['permissions-policy'] ?? ''
const directive = (sources: PolicySources, name: string) =>
  policyOf(sources)
    .split('; ')
    .find((part) => part.split(' ')[0] === name)

test('a demo names no foreign host', () => {
  expect(policyOf(demo) + permissionsOf(demo)).not.toMatch(/https?:|\*/)
  expect(directive(demo, 'script-src')).toBe("script-src 'self' 'unsafe-inline'")
  expect(directive(demo, 'frame-src')).toBe("frame-src 'self'")
  expect(directive(demo, 'connect-src')).toBe("connect-src 'self'")
})

test('whatever is configured, nothing is open that nobody needs', () => {
  for (const sources of [demo, live, { ...live, widgets: {}, paypal: undefined }]) {
    for (const closed of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ])
      expect(policyOf(sources)).toContain(closed)
    expect(policyOf(sources)).not.toMatch(/undefined|null|false|unsafe-eval| \* | https: /)
  }
})

test('live, the configured hosts may do what each of them needs', () => {
  expect(directive(live, 'script-src')).toContain(' https://intakeq.com ')
  expect(directive(live, 'frame-src')).toContain(' https://intakeq.com ')
  expect(directive(live, 'frame-src')).toContain(' https://www.app.qualiphy.me ')
  expect(directive(live, 'script-src')).toContain(' https://elfsightcdn.com ')
  expect(directive(live, 'frame-src')).toContain(' https://www.google.com')
  expect(directive(live, 'connect-src')).toContain(' https://www.google.com')
  expect(directive(live, 'script-src')).not.toContain('google')
  expect(directive(live, 'img-src')).toContain(' https://cdn.sanity.io ')
  expect(policyOf(live)).toMatch(/; upgrade-insecure-requests$/)
})

test('camera and microphone are the exam’s alone, and closed where there is none', () => {
  expect(permissionsOf(demo)).toContain('camera=(self), geolocation=(), microphone=(self)')
  expect(permissionsOf(live)).toContain(
    'camera=(self "https://www.app.qualiphy.me" "https://app.qualiphy.me"), geolocation=(), microphone=(self "https://www.app.qualiphy.me"',
  )
  expect(permissionsOf({ ...live, widgets: {} })).toContain('camera=(), geolocation=(), microphone=()')
})

test('the exam’s form comes into a frame; no script of its provider runs here', () => {
  expect(directive(live, 'script-src')).not.toMatch(/qualiphy/)
  expect(directive(live, 'frame-src')).toContain('https://www.app.qualiphy.me https://app.qualiphy.me')
})

test('no script runs from an attribute, and in a finished page none stands in the document but the boot', () => {
  expect(directive(live, 'script-src-attr')).toBe("script-src-attr 'none'")
  const finished = withoutInlineScripts(policyOf(live))
  expect(finished).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https/)
  expect(finished.replace(/'sha256-[^']+'/, "'unsafe-inline'")).toBe(policyOf(live))
})

test('PayPal is named only where it is configured, in both of its worlds', () => {
  for (const mode of ['live', 'sandbox'] as const) {
    const sources: PolicySources = {
      ...live,
      paypal: { mode, sdkUrl: 'https://www.paypal.com/web-sdk/v6/core' },
    }
    for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(directive(sources, name)).toContain('https://*.paypal.com')
  }
  expect(policyOf({ ...live, paypal: undefined })).not.toContain('paypal')
})

test('a stand-in on another origin is named by its origin', () => {
  const policy = policyOf({
    ...demo,
    standInUrl: 'http://127.0.0.1:4000/widgets',
    imagesUrl: 'http://127.0.0.1:4000/lake',
  })
  expect(policy).toContain("script-src 'self' 'unsafe-inline' http://127.0.0.1:4000;")
  expect(policy).toContain("frame-src 'self' http://127.0.0.1:4000;")
})

test.each([
  ['a directive of its own', 'https://evil.example;script-src *'],
  ['two hosts', 'https://a.example,https://b.example'],
  ['a wildcard', 'https://*.example/x'],
  ['a keyword', "https://'unsafe-eval'/x"],
  ['a program', 'javascript:alert(1)'],
  ['a file', 'data:text/javascript,alert(1)'],
  ['no text at all', 5 as unknown as string],
])('an address that holds %s names nobody', (_, address) => {
  const all = {
    bookingScript: address,
    examPage: address,
    reviewsScript: address,
    mapPage: address,
  }
  expect(policyOf({ ...live, widgets: all })).toBe(policyOf({ ...live, widgets: {} }))
})

test('an unknown provider of reviews gets its own host and nothing more', () => {
  const sources = { ...live, paypal: undefined, widgets: { reviewsScript: 'https://reviews.example/a.js' } }
  expect(directive(sources, 'script-src')).toBe("script-src 'self' 'unsafe-inline' https://reviews.example")
  expect(directive(sources, 'connect-src')).toBe("connect-src 'self' https://reviews.example")
})

test('the site is shown in frames of its own and of a Studio elsewhere, and of nobody else', () => {
  expect(directive(live, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  const studioOrigin = 'https://clinic.sanity.studio'
  expect(directive({ ...live, studioOrigin }, 'frame-ancestors')).toBe(
    `frame-ancestors 'self' ${studioOrigin}`,
  )
  expect(
    directive({ ...live, studioOrigin: 'https://a.example; script-src *' }, 'frame-ancestors'),
  ).not.toContain('*')
})

/** As Google's own evaluator grades it; what it calls high can be used by an attacker. */
test('the policy of a finished page has nothing of high severity, live and in the demo', () => {
  for (const sources of [demo, live]) {
    const { csp } = new CspParser(withoutInlineScripts(policyOf(sources)))
    const findings = new CspEvaluator(csp, Version.CSP3).evaluate()
    expect(findings.filter(({ severity }) => severity === Severity.HIGH)).toEqual([])
  }
  const { csp } = new CspParser(policyOf(live))
  expect(
    new CspEvaluator(csp, Version.CSP3).evaluate().some(({ severity }) => severity === Severity.HIGH),
  ).toBe(true)
})

const partOf = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('on one machine the Studio may talk to its own origin only', () => {
  const policy = studioPolicy({ projectId: 'local', apiHost: '/api/local/lake' })
  expect(policy).not.toMatch(/https?:/)
  expect(partOf(policy, 'connect-src')).toBe("connect-src 'self' blob: data:")
})

test('a lake on another origin is named by its origin', () => {
  const policy = studioPolicy({ projectId: 'local', apiHost: 'http://127.0.0.1:4000/lake' })
  expect(partOf(policy, 'connect-src')).toBe("connect-src 'self' blob: data: http://127.0.0.1:4000")
})

test('hosted, it may reach its own project and nobody else’s', () => {
  const policy = studioPolicy({ projectId: 'abc' })
  expect(partOf(policy, 'connect-src')).toContain('https://abc.api.sanity.io')
  expect(partOf(policy, 'img-src')).toContain('https://cdn.sanity.io')
  expect(policy).not.toContain('*')
})
