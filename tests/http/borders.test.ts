import { request } from 'node:http'
import { expect, test } from '../setup/http-test'

const priceChange = {
  mutations: [{ patch: { id: 'injection-b12', set: { price: 1 } } }],
}

test('the content lake answers nobody without a token', async ({ demo }) => {
  const query = `${demo.ownUrl}/api/local/lake/v2025-02-19/data/query/production?query=*`
  expect((await fetch(query)).status).toBe(401)
  expect((await fetch(query, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
})

for (const [id, status] of [
  ['fred', 403],
  ['clara', 403],
  ['ed', 200],
  ['olivia', 200],
] as const) {
  test(`${id} ${status === 200 ? 'may' : 'may not'} write a published price`, async ({ demo }) => {
    const response = await fetch(
      `${demo.ownUrl}/api/local/lake/v2025-02-19/data/mutate/production?dryRun=true`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${demo.person(id).token}`, 'content-type': 'application/json' },
        body: JSON.stringify(priceChange),
      },
    )
    expect(response.status).toBe(status)
  })
}

test('a foreign Origin is refused, by the app and by the stack itself', async ({ demo }) => {
  const headers = { origin: 'https://evil.example', authorization: `Bearer ${demo.person('olivia').token}` }
  for (const base of [`${demo.ownUrl}/api/local`, demo.stackUrl]) {
    const response = await fetch(`${base}/lake/v1/users/me`, { headers })
    expect(response.status, base).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a foreign Host is refused, by the app and by the stack itself', async ({ demo }) => {
  const authorization = `Bearer ${demo.person('olivia').token}`
  for (const base of [`${demo.ownUrl}/api/local`, demo.stackUrl]) {
    const status = await new Promise((resolve, reject) => {
      const options = { headers: { host: 'evil.example', authorization } }
      request(`${base}/lake/v1/users/me`, options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status, base).toBe(421)
  }
})

test('the database and its accounts are not reachable through the site', async ({ demo }) => {
  for (const path of [
    'rest/v1/products',
    'auth/v1/settings',
    'health',
    '%2e%2e/rest/v1/products',
    'lake/../rest/v1/products',
  ]) {
    expect((await fetch(`${demo.ownUrl}/api/local/${path}`)).status, path).toBe(404)
  }
})

test('as shipped nothing is where the figures of the metrics are, whatever token comes', async ({ demo }) => {
  for (const headers of [{}, { authorization: 'Bearer undefined' }, { authorization: 'Bearer ' }] as Record<
    string,
    string
  >[])
    expect((await fetch(`${demo.ownUrl}/api/metrics`, { headers })).status).toBe(404)
})

test('the jobs run for the scheduler with its secret only', async ({ demo }) => {
  const url = `${demo.ownUrl}/api/cron`
  expect((await fetch(url)).status).toBe(401)
  expect((await fetch(url, { headers: { authorization: 'Bearer no' } })).status).toBe(401)
  const headers = { authorization: `Bearer ${demo.secrets.cronSecret}` }
  expect(await (await fetch(url, { headers })).json()).toHaveProperty('ran')
  expect(await (await fetch(`${url}?dry-run`, { headers })).json()).toEqual({ ran: [] })
  expect((await fetch(`${url}?dry-run`)).status).toBe(401)
})
