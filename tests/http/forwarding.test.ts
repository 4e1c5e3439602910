import { get } from 'node:http'
import { expect, test } from '../setup/http-test'

test("a visitor reaches PayPal's script and page through the app, never its API or its controls", async ({
  demo,
}) => {
  const base = `${demo.ownUrl}/api/local/paypal`
  const control = { authorization: `Bearer ${demo.secrets.controlToken}` }
  for (const path of ['web-sdk/v6/core', 'checkoutnow/wait', 'checkoutnow/page.css'])
    expect((await fetch(`${base}/${path}`)).status, path).toBe(200)
  for (const path of [
    '__standin/ledger',
    'v1/oauth2/token',
    'v2/checkout/orders/X',
    'checkoutnow/%2e%2e/__standin/ledger',
    'checkoutnow/..%2f__standin/ledger',
    'web-sdk/%252e%252e/__standin/ledger',
  ]) {
    expect(await statusOfRaw(demo.ownUrl, `/api/local/paypal/${path}`, control), path).toBe(404)
  }
})

/** Asks for a path as it is written: fetch would resolve its dots before sending it. */
function statusOfRaw(
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject)
  })
}
