// The home page from our front and from nginx, the same bytes, in turns: `npm run bench:serve`. Load by wrk, 32
// connections kept open.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../local/free-port.ts'
import { shippedConfiguration } from '../../scripts/cluster/programs.ts'
import { startDemo } from '../setup/demo.ts'
import { noteFigures } from './figures.ts'

const rounds = 5
const seconds = 3
const connections = 32
const limits = { share: 0.5, shippedShare: 0.9, slowest: 10 }

for (const program of ['wrk', 'nginx'])
  if (spawnSync(program, ['-v']).error) {
    console.error(`This needs ${program}: apt-get install wrk nginx-light`)
    process.exit(1)
  }

const load = loadavg()[0] ?? 0
const demo = await startDemo('demo')
const folder = mkdtempSync(join(tmpdir(), 'ocotillo-nginx-'))
const [nginxUrl, shippedUrl] = await startNginx()
const problems: string[] = []
const rows: string[] = []
try {
  for (const encoding of ['gzip', 'br']) await ask(demo.ownUrl, { 'accept-encoding': encoding })
  // What a site does once after its start is over: pages made ready, and compressed as well as can be.
  await sleep(45_000)
  for (const encoding of ['gzip', 'br']) {
    const page = await ask(demo.ownUrl, { 'accept-encoding': encoding })
    writeFileSync(join(folder, 'pages', `index.html.${encoding}`), page.body)
    const etag = String(page.headers.etag)
    const name = `${encoding}, ${page.body.length} bytes`
    const files: Target = [`${nginxUrl}/${encoding}`, {}]
    measure(name, [`${demo.ownUrl}/`, { 'accept-encoding': encoding }], files, limits.share)
    const shipped: Target = [`${shippedUrl}/`, { 'accept-encoding': encoding }]
    measure(`${name}, through deploy/nginx.conf`, shipped, files, limits.shippedShare)
    if (encoding === 'br') compareKnown(etag)
  }
} finally {
  execFileSync('nginx', ['-c', join(folder, 'nginx.conf'), '-s', 'stop'])
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}
noteFigures('bench:serve', [
  `${rounds} times ${seconds} s each in turns, ${connections} connections, ${cpus().length} cores, load before ${load.toFixed(1)}; medians.`,
  '',
  '| home page | front, 1/s | nginx, 1/s | front ÷ nginx | slowest 1 %, front | nginx |',
  '|---|---|---|---|---|---|',
  ...rows,
])
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ the limits are kept')
process.exit(problems.length > 0 ? 1 : 0)

/** Who asks whether the page is still the same. */
function compareKnown(etag: string): void {
  const told = spawnSync('curl', ['-sI', `${nginxUrl}/br`], { encoding: 'utf8' }).stdout
  const ofNginx = /etag: (\S+)/i.exec(told)?.[1] ?? ''
  measure(
    '304',
    [`${demo.ownUrl}/`, { 'if-none-match': etag }],
    [`${nginxUrl}/br`, { 'if-none-match': ofNginx }],
    limits.share,
  )
}

type Target = [url: string, headers: Record<string, string>]

function measure(name: string, front: Target, nginx: Target, least: number): void {
  run(front, 1)
  const runs = Array.from({ length: rounds }, () => [run(front), run(nginx)] as const)
  const own = {
    rate: median(runs.map(([one]) => one.rate)),
    slowest: median(runs.map(([one]) => one.slowest)),
  }
  const other = {
    rate: median(runs.map(([, one]) => one.rate)),
    slowest: median(runs.map(([, one]) => one.slowest)),
  }
  const share = own.rate / other.rate
  const row = `| ${name} | ${Math.round(own.rate)} | ${Math.round(other.rate)} | ${share.toFixed(2)} | ${own.slowest.toFixed(1)} ms | ${other.slowest.toFixed(1)} ms |`
  console.log(row)
  rows.push(row)
  if (share < least) problems.push(`${name}: ${share.toFixed(2)} of nginx, limit ${least}`)
  if (own.slowest > limits.slowest * other.slowest)
    problems.push(`${name}: the slowest 1 % take ${(own.slowest / other.slowest).toFixed(1)} times nginx's`)
}

function run([url, headers]: Target, duration = seconds): { rate: number; slowest: number } {
  const told = execFileSync(
    'wrk',
    [
      ...['-t1', `-c${connections}`, `-d${duration}s`, '--latency'],
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

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * One process, as the front is one. Its addresses: of files, sent as they are and named by what they are compressed
 * with, and of the configuration we ship, before our front.
 */
async function startNginx(): Promise<[files: string, shipped: string]> {
  const [port, shippedPort] = [await findFreePort(), await findFreePort()]
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'))
  const file = (encoding: string) =>
    `location = /${encoding} { alias ${folder}/pages/index.html.${encoding}; add_header Content-Encoding ${encoding}; default_type text/html; }`
  const ownPort = Number(new URL(demo.ownUrl).port)
  const shipped = shippedConfiguration({ folder, port: shippedPort, nodePorts: [ownPort] })
  writeFileSync(join(folder, 'shipped.conf'), shipped)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; ${file('gzip')} ${file('br')} }
  include ${folder}/shipped.conf; }
`,
  )
  execFileSync('nginx', ['-c', join(folder, 'nginx.conf')])
  return [`http://127.0.0.1:${port}`, `http://127.0.0.1:${shippedPort}`]
}

function ask(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) =>
    get(url, { headers }, async (response) =>
      resolve({ headers: response.headers, body: await buffer(response) }),
    ).on('error', reject),
  )
}
