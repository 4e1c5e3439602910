import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '../../local/free-port'
import { findPrograms, startProgram, writeConfiguration } from '../../scripts/cluster/programs'
import { hasPrograms } from '../setup/shared-store'

// deploy/nginx.conf before two nodes that the test plays (docs/decisions/0053-several-nodes.md).
describe.runIf(hasPrograms())('nginx as it is shipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ocotillo-nginx-'))
  const nodes: Awaited<ReturnType<typeof startNode>>[] = []
  let nginx: ChildProcess
  let url = ''

  beforeAll(async () => {
    nodes.push(await startNode('one'), await startNode('two'))
    const port = await findFreePort()
    url = `http://127.0.0.1:${port}`
    const file = writeConfiguration({ folder, port, nodePorts: nodes.map((node) => node.port) })
    nginx = await startProgram(findPrograms().nginx, ['-c', file], port, folder)
  })
  afterAll(async () => {
    nginx.kill()
    for (const node of nodes) await node.stop()
    rmSync(folder, { recursive: true })
  })

  let asked = 0
  /** An address nobody asked for before, so that nothing is stored for it. */
  const ask = async (path = '/', init?: RequestInit) => {
    asked += 1
    const response = await fetch(`${url}${path}?${asked}`, init)
    return { status: response.status, text: await response.text() }
  }
  const askTwenty = () => Promise.all(Array.from({ length: 20 }, () => ask()))
  /** nginx leaves a node alone for two to three seconds. */
  const untilTrusted = async (node: (typeof nodes)[number]) => {
    const before = node.pages
    await expect
      .poll(async () => {
        await ask()
        return node.pages
      })
      .toBeGreaterThan(before)
  }

  test('both nodes answer', async () => {
    expect(new Set((await askTwenty()).map(({ text }) => text))).toEqual(new Set(['one', 'two']))
  })

  test.each(['refuses', 'breaks off', 'is back'] as const)(
    'when a node %s no visitor notices',
    async (how) => {
      const first = nodes[0] as (typeof nodes)[number]
      first.breaksOff = false
      if (how === 'refuses') await first.stop()
      else {
        await first.start()
        await untilTrusted(first)
      }
      first.breaksOff = how === 'breaks off'
      const answers = await askTwenty()
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      expect(answers.some(({ text }) => text === 'one')).toBe(how === 'is back')
    },
  )

  test('what may have been done is not sent twice; what was never sent is', async () => {
    for (const node of nodes) node.breaksOff = true
    const before = nodes.map(({ posts }) => posts).reduce((sum, one) => sum + one)
    expect((await ask('/api/orders', { method: 'POST', body: '{}' })).status).toBe(502)
    expect(nodes.map(({ posts }) => posts).reduce((sum, one) => sum + one)).toBe(before + 1)
    for (const node of nodes) node.breaksOff = false
    await nodes[0]?.stop()
    for (let nth = 0; nth < 4; nth += 1)
      expect(await ask('/api/orders', { method: 'POST', body: '{}' })).toEqual({ status: 200, text: 'two' })
    await nodes[0]?.start()
  })

  test('a script that only one node has is found, and what none has is not there', async () => {
    await untilTrusted(nodes[0] as (typeof nodes)[number])
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await ask('/_page/only-two.js')).text).toBe('two')
      expect((await ask('/_next/static/chunks/only-two.js')).text).toBe('two')
      expect((await ask('/art/only-two.svg')).text).toBe('two')
    }
    expect((await ask('/_page/none.js')).status).toBe(404)
    expect((await ask('/none')).status, 'a page is asked of one').toBe(404)
  })

  test('a page asked by many at once is asked of the nodes once a second', async () => {
    const before = nodes.map(({ pages }) => pages).reduce((sum, one) => sum + one)
    const began = Date.now()
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/busy`)))
    const seconds = Math.ceil((Date.now() - began) / 1_000)
    const asked = nodes.map(({ pages }) => pages).reduce((sum, one) => sum + one) - before
    expect(asked).toBeLessThanOrEqual(2 + seconds)
  })
})

describe.runIf(hasPrograms())('nginx that ends TLS, with deploy/https.conf beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ocotillo-https-'))
  let nginx: ChildProcess
  let node: Awaited<ReturnType<typeof startNode>>
  let port = 0
  let plain = ''

  beforeAll(async () => {
    node = await startNode('one')
    port = await findFreePort()
    const plainPort = await findFreePort()
    plain = `http://127.0.0.1:${plainPort}`
    const certificate = await generate([{ name: 'commonName', value: 'www.ocotillo.example' }])
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    writeFileSync(key, certificate.private)
    writeFileSync(cert, certificate.cert)
    const file = writeConfiguration({ folder, port, nodePorts: [node.port] })
    const own = readFileSync(join(folder, 'site.conf'), 'utf8').replace(
      `listen 127.0.0.1:${port};`,
      `listen 127.0.0.1:${port} ssl; ssl_certificate ${cert}; ssl_certificate_key ${key};`,
    )
    const https = readFileSync('deploy/https.conf', 'utf8').replace(
      'listen 80;',
      `listen 127.0.0.1:${plainPort};`,
    )
    writeFileSync(join(folder, 'site.conf'), `${own}\n${https}`)
    nginx = await startProgram(findPrograms().nginx, ['-c', file], port, folder)
  })
  afterAll(async () => {
    nginx.kill()
    await node.stop()
    rmSync(folder, { recursive: true })
  })

  /** What both sides agree on; a word of the error where they don't. */
  const agreed = (options: { minVersion?: 'TLSv1'; maxVersion?: 'TLSv1.1' | 'TLSv1.2'; ciphers?: string }) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options }, () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
        socket.destroy()
      })
      socket.on('error', () => resolve('refused'))
    })

  test('TLS 1.2 and 1.3 with keys of one connection, and nothing older or weaker', async () => {
    expect(await agreed({})).toMatch(/^TLSv1\.3 /)
    expect(await agreed({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 ECDHE-.*(?:GCM|POLY1305)/)
    expect(await agreed({ maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' })).toBe('refused')
    expect(await agreed({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES256-SHA384' })).toBe('refused')
    expect(await agreed({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe(
      'refused',
    )
  })

  test('without TLS a page leads to https, and nothing else does', async () => {
    const ask = (path: string, method = 'GET') => fetch(`${plain}${path}`, { method, redirect: 'manual' })
    const page = await ask('/iv-therapy?a=b')
    expect([page.status, page.headers.get('location')]).toEqual([
      308,
      'https://www.ocotillo.example/iv-therapy?a=b',
    ])
    expect((await ask('/iv-therapy', 'POST')).status).toBe(403)
    for (const method of ['GET', 'POST']) expect((await ask('/api/areas/zip', method)).status).toBe(403)
  })
})

/** Says its name, as pages do that a store may keep for a second. */
async function startNode(name: string) {
  const sockets = new Set<Socket>()
  const node = { name, port: 0, breaksOff: false, pages: 0, posts: 0, start, stop }
  let server: Server | undefined
  async function start(): Promise<void> {
    if (server) return
    server = createServer((request, response) => {
      const { method, url = '' } = request
      if (method === 'POST') node.posts += 1
      else node.pages += 1
      if (node.breaksOff) return void request.socket.destroy()
      const isMissing =
        url.startsWith('/none') || url.includes('none.js') || (url.includes('only-two') && name !== 'two')
      response.writeHead(isMissing ? 404 : 200, { 'cache-control': 'public, max-age=0, s-maxage=1' })
      response.end(name)
    })
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    const listening = server
    await new Promise<void>((resolve) => listening.listen(node.port, '127.0.0.1', resolve))
    node.port = (listening.address() as AddressInfo).port
  }
  async function stop(): Promise<void> {
    const ending = server
    server = undefined
    if (!ending) return
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => ending.close(resolve))
  }
  await start()
  return node
}
