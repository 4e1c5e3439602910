import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { askedOfProviders } from '../setup/widgets'

/** The portal is the widget: whoever goes there asks for it (PORTAL-001). */
const portal = '/client-portal'

test('opening a page asks nothing of a third party, and breaks no policy', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  const asked = askedOfProviders(page.context())
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    )
  })
  // Last, so that what the portal asks for late is not taken for another page's.
  for (const address of [...addresses.filter((one) => one !== portal), portal]) {
    const response = await page.goto(address)
    await page.waitForLoadState('networkidle')
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    expect(policy, address).toMatch(
      /default-src 'self'; script-src 'self' 'sha256-[^']+'[^;]*; script-src-attr 'none'/,
    )
    expect(policy, address).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(address === portal ? [] : asked, address).toEqual([])
    asked.length = 0
  }
})

test('what comes from a foreign host or stands in the document is refused on a public page: script, picture, frame, request, form and base', async ({
  browserOfDemo,
  demo,
}) => {
  const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl })
  const page = await context.newPage()
  const answered: string[] = []
  context.on('response', (response) => {
    if (response.url().includes('elsewhere.example')) answered.push(response.url())
  })
  await page.goto('/')
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const wanted = [
          'base-uri',
          'connect-src',
          'form-action',
          'frame-src',
          'img-src',
          'script-src-attr',
          'script-src-elem',
        ]
        const seen = new Set<string>()
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          seen.add(violatedDirective)
          if (wanted.every((name) => seen.has(name))) resolve([...seen].sort())
        })
        const add = (tag: string, name: string, value: string) => {
          const element = document.createElement(tag)
          element.setAttribute(name, value)
          document.body.append(element)
          return element
        }
        const elsewhere = 'https://elsewhere.example/x'
        add('script', 'src', elsewhere)
        add('b', 'onclick', 'document.title = "taken over"').click()
        add('script', 'id', 'inline').append('document.title = "taken over"')
        add('img', 'src', elsewhere)
        add('iframe', 'src', elsewhere)
        add('base', 'href', elsewhere)
        fetch(elsewhere).catch(() => undefined)
        const form = add('form', 'action', elsewhere) as HTMLFormElement
        form.submit()
      }),
  )
  expect(refused).toEqual([
    'base-uri',
    'connect-src',
    'form-action',
    'frame-src',
    'img-src',
    'script-src-attr',
    'script-src-elem',
  ])
  expect(await page.title()).not.toBe('taken over')
  expect(answered).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
})
