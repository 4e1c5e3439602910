import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack
let secrets: string[]

beforeAll(async () => {
  stack = await startStack()
  const { peopleTokens, ...others } = stack.secrets
  secrets = [...Object.values(others), ...Object.values(peopleTokens)]
})
afterAll(() => stack.stop())

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

/** A refusal is a 4xx in words: no server error, none of the secrets, no path of this machine, no stack trace. */
async function expectRefusal(path: string, sent: Sent = {}) {
  const { status, text } = await send(path, sent)
  expect(`${status} ${text.slice(0, 200)}`).toMatch(/^4\d\d /)
  expectNoLeak(text)
}

function expectNoLeak(text: string) {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  expect(text).not.toMatch(/node_modules|file:\/\/|\.ts:\d|\bat \w+ \(/)
}

/**
 * By `node:http`, because fetch refuses some of these methods itself. Answers with the status and the first part of
 * the text. Each call has a connection of its own, because the stack closes one after an odd call, and it says that
 * it stays: told `connection: close` the stack closes while a body it refused is still on its way, and then it
 * depends on luck whether the answer is read.
 */
function send(path: string, { method = 'GET', body, headers }: Sent) {
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${stack.url}${path}`, { method, headers, timeout: 20_000, agent }, (response) => {
      let text = ''
      const finish = () => resolve({ status: response.statusCode ?? 0, text })
      response.on('data', (chunk) => {
        text += chunk
        const isStream = /event-stream|x-ndjson/.test(response.headers['content-type'] ?? '')
        if (isStream && response.statusCode === 200) {
          finish()
          sent.destroy()
        }
      })
      response.on('end', finish)
    })
    sent.once('timeout', () => reject(new Error(`${path} did not answer`)))
    sent.once('error', reject)
    sent.end(body)
  })
  return answered.finally(() => agent.destroy())
}

const lake = '/lake/v2025-02-19'
const asOwner = () => ({ authorization: `Bearer ${stack.people[0]?.token}` })
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const groq = (query: string) => `${lake}/data/query/production?query=${encodeURIComponent(query)}`
const creation = (fields: string) => `{"mutations":[{"create":{"_id":"bad","_type":"note",${fields}}}]}`

describe('content lake', () => {
  test.each([
    ['no query', groq('')],
    ['half a query', groq('*[')],
    ['a function that does not exist', groq('global::nope()')],
    ['a function that calls itself', groq('fn a::f($x) = a::f($x); a::f(1)')],
    ['a search for 3,000 words', groq(`*[[@] match text::query("${'a '.repeat(3000)}")]`)],
    ['parentheses 5,000 deep', groq(`${'('.repeat(5000)}1${')'.repeat(5000)}`)],
    ['a parameter that is no JSON', `${groq('$p')}&$p={`],
    ['an unknown perspective', `${groq('1')}&perspective=../..`],
    ['another dataset', `${lake}/data/query/secrets?query=1`],
    ['a NUL in an id', `${lake}/data/history/production/documents/%00`],
    ['a broken percent sign in an id', `${lake}/data/history/production/transactions/%zz?limit=x`],
    ['a year without end', `${lake}/data/history/production/documents/home?time=%2B275760-09-13`],
    ['the year 0', `${lake}/data/history/production/documents/home?time=0000-01-01`],
    ['a time before all years', `${lake}/data/history/production/transactions/home?fromTime=-271821-04-20`],
    ['a negative limit', `${lake}/data/history/production/transactions/home?limit=-1`],
    ['a way out of the folder', `${lake}/%2e%2e/%2e%2e/secrets.json`],
    ['an encoded way out', `${lake}/files/..%2f..%2fsecrets.json`],
    ['a file of another project', `${lake}/files/other/production/${'a'.repeat(40)}.pdf`],
    ['an image without an end', '/lake/images/local/production/x?w=99999999'],
    ['a log-in that leads elsewhere', `${lake}/auth/login/olivia?origin=https://elsewhere.example`],
    ['a log-in of nobody', `${lake}/auth/login/__proto__?origin=http://localhost:3000`],
    ['a used session', `${lake}/auth/fetch?sid=__proto__`],
    ['a stream session that is no id', `${lake}/mux/__proto__`],
  ])('%s', async (_, path) => expectRefusal(path, { headers: asOwner() }))

  test.each([
    ['nothing', 'mutate', ''],
    ['no JSON', 'mutate', '{'],
    ['JSON 100,000 deep', 'mutate', creation(`"deep":${nested(100_000)}`)],
    ['a document 65 deep', 'mutate', creation(`"deep":${nested(65)}`)],
    ['a NUL in a text', 'mutate', creation('"text":"a\\u0000b"')],
    ['half an emoji', 'mutate', creation('"text":"\\ud83d"')],
    ['a NUL in a type', 'mutate', '{"mutations":[{"create":{"_type":"a\\u0000"}}]}'],
    ['a creation that is no date', 'mutate', creation('"_createdAt":"infinity"')],
    ['a creation in year 999999', 'mutate', creation('"_createdAt":"999999-01-01T00:00:00Z"')],
    ['a key into JavaScript', 'mutate', creation('"__proto__":{"a":1}')],
    ['an id with a space', 'mutate', '{"mutations":[{"create":{"_id":"a b","_type":"note"}}]}'],
    ['a reference to nothing', 'mutate', creation('"to":{"_ref":"nope"}')],
    ['another _id by patch', 'mutate', '{"mutations":[{"patch":{"id":"home","set":{"_id":"x"}}}]}'],
    ['a broken path', 'mutate', '{"mutations":[{"patch":{"id":"home","set":{"a[":1}}}]}'],
    ['an action of JavaScript', 'actions', '{"actions":[{"actionType":"sanity.action.__proto__"}]}'],
    ['its method', 'actions', '{"actions":[{"actionType":"sanity.action.hasOwnProperty"}],"dryRun":true}'],
    ['5 MB', 'mutate', ' '.repeat(5 * 1024 * 1024)],
    ['deep parameters', 'query', `{"query":"$p","params":{"p":${nested(100_000)}}}`],
  ])('%s', async (_, endpoint, body) =>
    expectRefusal(`${lake}/data/${endpoint}/production`, { method: 'POST', body, headers: asOwner() }),
  )

  test.each([
    ['a NUL in a key', '[{"key":"a\\u0000","value":1}]'],
    ['values 5,000 deep', `[{"key":"a","value":${nested(5000)}}]`],
  ])('%s that the Studio should remember', async (_, body) =>
    expectRefusal(`${lake}/users/me/keyvalue`, { method: 'PUT', body, headers: asOwner() }),
  )

  test('what the Studio remembers may hold any text', async () => {
    const body = '[{"key":"odd","value":"\\u0000\\ud83d"}]'
    const headers = asOwner()
    expect((await send(`${lake}/users/me/keyvalue`, { method: 'PUT', body, headers })).status).toBe(200)
    const { text } = await send(`${lake}/users/me/keyvalue/odd`, { headers })
    expect(JSON.parse(text)).toEqual([{ key: 'odd', value: '\0\ud83d' }])
  })

  test('a shared stream takes no header that breaks out of its line, and leads to listeners only', async () => {
    const path = `${lake}/mux/0123456789abcdef`
    const ended = new AbortController()
    const opened = await fetch(`${stack.url}${path}`, { headers: asOwner(), signal: ended.signal })
    expect(opened.status).toBe(200)
    const listener = `"path":"/v1/data/listen/production?query=*"`
    for (const body of [
      `{"sub":"a",${listener},"lastEventId":"x\\r\\nhost: y"}`,
      `{"sub":"a",${listener},"lastEventId":"日本"}`,
      '{"sub":"a","path":"/v1/data/listen/../mutate/production"}',
      '{"sub":"a","path":"/v1/users/me"}',
    ]) {
      await expectRefusal(path, { method: 'POST', body, headers: asOwner() })
    }
    ended.abort()
  })

  test('a filter that fails on every document harms no one else’s edit', async () => {
    const filter = encodeURIComponent('*[geo::distance(a, b) < 3]')
    const { text } = await send(`${lake}/data/listen/production?query=${filter}`, { headers: asOwner() })
    expect(text).toContain('event: welcome')
    const body = '{"mutations":[{"create":{"_type":"note"}}]}'
    const sent = { method: 'POST', body, headers: asOwner() }
    expect((await send(`${lake}/data/mutate/production`, sent)).status).toBe(200)
  })
})

describe('database API', () => {
  test.each([
    ['a NUL in the address', 'GET', 'rest/v1/products?%00=eq.1', undefined],
    ['half a filter', 'GET', 'rest/v1/products?or=(', undefined],
    ['a column that does not exist', 'GET', 'rest/v1/products?select=nope', undefined],
    ['a table that is closed', 'GET', 'rest/v1/staff', undefined],
    ['deep JSON', 'POST', 'rest/v1/rpc/sync_products', nested(2000)],
    ['a list instead of arguments', 'POST', 'rest/v1/rpc/paths_for_tags', '[1]'],
    ['2 MB', 'POST', 'rest/v1/products', 'x'.repeat(2_000_000)],
    ['a NUL as email', 'POST', 'auth/v1/signup', '{"email":"a@b.c\\u0000","password":"12345678"}'],
    ['a list as email', 'POST', 'auth/v1/recover', '{"email":[]}'],
    ['a NUL as token', 'POST', 'auth/v1/token?grant_type=refresh_token', '{"refresh_token":"\\u0000"}'],
    ['its configuration', 'GET', '_system/config', undefined],
  ])('%s', async (_, method, path, body) => {
    const { publishableKey } = stack.secrets
    const headers = { apikey: publishableKey, 'content-type': 'application/json' }
    await expectRefusal(`/${path}`, { method, body, headers })
  })
})

describe('any service', () => {
  test.each(['/health', '/mail', '/clock', `${lake}/users/me`, '/rest/v1/products'])(
    '%s refuses a method that no browser page can use',
    async (path) => {
      for (const method of ['TRACE', 'PROPFIND']) await expectRefusal(path, { method, headers: asOwner() })
    },
  )

  test('the mailbox refuses a recipient with a NUL and ids that are none', async () => {
    for (const path of ['/mail/messages.json?to=%00', '/mail/99999999999', '/mail/..%2f', '/mail/%zz'])
      await expectRefusal(path)
  })

  test('a mail that cannot be read does not hide the others', async () => {
    const parts = Array.from(
      { length: 400 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    const { smtpUrl } = JSON.parse(await readFile(`${stack.dataDir}/stack.json`, 'utf8'))
    await deliver(Number(new URL(smtpUrl).port), `Subject: nested\r\n${parts.join('')}`)
    await deliver(Number(new URL(smtpUrl).port), 'Subject: ordinary\r\n\r\nHello')
    const { status, text } = await send('/mail', {})
    expect(status).toBe(200)
    expect(text).toContain('ordinary')
    expect(text).toContain('(an email that cannot be read)')
  })
})

/** Hands a mail in word for word, as no mail program would write it. */
function deliver(port: number, mail: string): Promise<void> {
  const steps = [
    'EHLO test',
    'MAIL FROM:<a@b.example>',
    'RCPT TO:<c@d.example>',
    'DATA',
    `${mail}\r\n.`,
    'QUIT',
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (answer) => {
      if (/^[45]/.test(`${answer}`)) reject(new Error(`${answer}`))
      if (/^\d{3} /m.test(`${answer}`)) socket.write(`${steps.shift() ?? ''}\r\n`)
    })
    socket.once('close', () => resolve())
    socket.once('error', reject)
  })
}
