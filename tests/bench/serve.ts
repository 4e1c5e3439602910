// The home page from our front and from nginx, the same bytes, in turns: `npm run bench:serve`. Load by wrk, 32
// connections kept open, on the last core; who answers is on the first, else the system now and then has both on one.
// nginx sends the policy and its like, too: without them it does a tenth more. It opens files as it does by default.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../local/free-port.ts'
import { shippedConfiguration } from '../../scripts/cluster/programs.ts'
import { startDemo } from '../setup/demo.ts'
import { median, noteFigures } from './figures.ts'
import { commandOf, descendants } from './processes.ts'

const rounds = 5
const seconds = 3
const connections = 32
const encodings = ['gzip', 'br']
const limits = { share: 0.5, shippedShare: 0.9, slowest: 10 }

for (const program of ['wrk', 'nginx', 'taskset'])
  if (spawnSync(program, ['-V']).error) {
    console.error(`This needs ${program}: apt-get install wrk nginx-light util-linux`)
    process.exit(1)
  }

const load = loadavg()[0] ?? 0
const demo = await startDemo('demo')
const folder = mkdtempSync(join(tmpdir(), 'ocotillo-nginx-'))
const problems: string[] = []
const rows: string[] = []
try {
  for (const encoding of encodings) await ask(demo.ownUrl, { 'accept-encoding': encoding })
  // What a site does once after its start is over: pages made ready, and compressed as well as can be.
  await sleep(45_000)
  const pages = await Promise.all(
    encodings.map((encoding) => ask(demo.ownUrl, { 'accept-encoding': encoding })),
  )
  const { same, bare, shipped } = await startNginx(pages)
  const site = descendants(process.pid).find((pid) => commandOf(pid).startsWith('next-server'))
  execFileSync('taskset', ['-p', '-c', '0', String(site)])
  for (const [at, { headers, body }] of pages.entries()) {
    const encoding = encodings[at] ?? ''
    const accepts = { 'accept-encoding': encoding }
    const name = `${encoding}, ${body.length} bytes`
    const files = { same: [`${same}/${encoding}`, {}], bare: [`${bare}/${encoding}`, {}] } satisfies Files
    measure(name, [`${demo.ownUrl}/`, accepts], files, limits.share)
    measure(`${name}, through deploy/nginx.conf`, [`${shipped}/`, accepts], files, limits.shippedShare)
    if (encoding !== 'br') continue
    // Who asks whether the page is still the same.
    const known = (url: string, etag: unknown) => [url, { 'if-none-match': String(etag) }] satisfies Target
    const { etag } = (await ask(files.same[0], {})).headers
    const unchanged = { same: known(files.same[0], etag), bare: known(files.bare[0], etag) }
    measure('304', known(`${demo.ownUrl}/`, headers.etag), unchanged, limits.share)
  }
} finally {
  spawnSync('nginx', ['-c', join(folder, 'nginx.conf'), '-s', 'stop'])
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}
noteFigures('bench:serve', [
  `${rounds} times ${seconds} s each in turns, ${connections} connections, ${cpus().length} cores, load before ${load.toFixed(1)}; medians.`,
  '',
  '| home page | front, 1/s | nginx, 1/s | front ÷ nginx | ÷ nginx, no headers | slowest 1 %, front | nginx |',
  '|---|---|---|---|---|---|---|',
  ...rows,
])
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ the limits are kept')
process.exit(problems.length > 0 ? 1 : 0)

type Target = [url: string, headers: Record<string, string>]
type Files = { same: Target; bare: Target }

function measure(name: string, front: Target, { same, bare }: Files, least: number): void {
  run(front, 1)
  const runs = Array.from({ length: rounds }, () => [run(front), run(same), run(bare)] as const)
  const of = (at: 0 | 1 | 2) => ({
    rate: median(runs.map((round) => round[at].rate)),
    slowest: median(runs.map((round) => round[at].slowest)),
  })
  const [own, other, file] = [of(0), of(1), of(2)]
  const share = own.rate / other.rate
  const cells = [
    name,
    ...[own, other].map(({ rate }) => Math.round(rate)),
    share.toFixed(2),
    (own.rate / file.rate).toFixed(2),
    ...[own, other].map(({ slowest }) => `${slowest.toFixed(1)} ms`),
  ]
  const row = `| ${cells.join(' | ')} |`
  console.log(row)
  rows.push(row)
  if (share < least) problems.push(`${name}: ${share.toFixed(2)} of nginx, limit ${least}`)
  if (own.slowest > limits.slowest * other.slowest)
    problems.push(`${name}: the slowest 1 % take ${(own.slowest / other.slowest).toFixed(1)} times nginx's`)
}

function run([url, headers]: Target, duration = seconds): { rate: number; slowest: number } {
  const told = execFileSync(
    'taskset',
    [
      ...['-c', String(cpus().length - 1), 'wrk', '-t1', `-c${connections}`, `-d${duration}s`, '--latency'],
      ...Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]),
      url,
    ],
    { encoding: 'utf8' },
  )
  if (/Non-2xx|Socket errors/.test(told) && !headers['if-none-match']) throw new Error(told)
  const [, amount = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(told) ?? []
  const slowest = Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]), slowest }
}

/**
 * One process, as the front is one. Its addresses: of files, sent as they are and named by what they are compressed
 * with, `same` with the headers our front sends, `bare` without; and of the configuration we ship, before our front.
 */
async function startNginx(pages: Asked[]): Promise<{ same: string; bare: string; shipped: string }> {
  const [same, bare, shipped] = [await findFreePort(), await findFreePort(), await findFreePort()]
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'))
  const servers = [same, bare].map((port) => {
    const files = pages.map(({ headers, body }, at) => {
      const path = join(folder, 'pages', `index.html.${encodings[at]}`)
      writeFileSync(path, body)
      const more = port === same ? headersOf(headers) : ''
      return `location = /${encodings[at]} { alias ${path}; add_header Content-Encoding ${encodings[at]}; default_type text/html; ${more}}`
    })
    return `server { listen 127.0.0.1:${port}; ${files.join('\n')} }`
  })
  const nodePorts = [Number(new URL(demo.ownUrl).port)]
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000;
  ${servers.join('\n')}
  include ${folder}/shipped.conf; }
`,
  )
  writeFileSync(join(folder, 'shipped.conf'), shippedConfiguration({ folder, port: shipped, nodePorts }))
  execFileSync('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf')])
  const url = (port: number) => `http://127.0.0.1:${port}`
  return { same: url(same), bare: url(bare), shipped: url(shipped) }
}

/** Those that nginx does not send by itself. */
function headersOf(headers: Asked['headers']): string {
  const own = /^(?:date|etag|connection|keep-alive|content-(?:type|length|encoding)|x-request-id)$/
  const others = Object.entries(headers).filter(([name]) => !own.test(name))
  const lines = others.map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
  return [...lines, 'add_header X-Request-Id $request_id;'].join(' ')
}

type Asked = { headers: IncomingHttpHeaders; body: Buffer }

function ask(url: string, headers: Record<string, string>) {
  return new Promise<Asked>((resolve, reject) =>
    get(url, { headers }, async (response) =>
      resolve({ headers: response.headers, body: await buffer(response) }),
    ).on('error', reject),
  )
}
