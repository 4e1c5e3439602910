import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '../../local/free-port'
import { writeConfiguration } from '../../scripts/cluster/nginx'
import { findPrograms, startProgram } from '../../scripts/cluster/programs'
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
    }
    expect((await ask('/_page/none.js')).status).toBe(404)
    expect((await ask('/none')).status, 'a page is asked of one').toBe(404)
  })

  test('a page asked by many at once is asked of the nodes once a second', async () => {
    const before = nodes.map(({ pages }) => pages).reduce((sum, one) => sum + one)
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/busy`)))
    expect(nodes.map(({ pages }) => pages).reduce((sum, one) => sum + one) - before).toBeLessThanOrEqual(3)
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
