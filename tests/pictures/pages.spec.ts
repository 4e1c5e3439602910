import { addresses, newerAddresses } from '../setup/addresses'
import { take, test } from './take'

const others = [
  '/design',
  '/order-status',
  '/gift-cards/balance',
  '/account',
  '/account/forgot',
  '/no-such-page',
]

for (const address of [...addresses, ...newerAddresses, ...others])
  test(`page ${address}`, async ({ page, provoked }) => {
    provoked.push('Failed to load resource: the server responded with a status of 404 (Not Found)')
    await page.goto(address)
    await take(page, `page${address === '/' ? '-home' : address.replaceAll('/', '-')}`)
  })

test('every address without scripts', async ({ withoutScripts }) => {
  for (const address of ['/', '/vitamin-injections', '/contact', '/gift-cards']) {
    await withoutScripts.goto(address)
    await take(withoutScripts, `without-scripts${address === '/' ? '-home' : address.replaceAll('/', '-')}`)
  }
})
