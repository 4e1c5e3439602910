import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../demo/problem.ts'
import { lastLines } from '../demo/process.ts'
import { root } from '../demo/settings.ts'

type Programs = { nginx: string; store: string }

/** Valkey, or the Redis it comes from: either will do. */
const stores = ['valkey-server', 'redis-server']

/** The installed programs a cluster needs. Throws `Problem` naming each that is missing and how it is got. */
export function findPrograms(isThere = answers): Programs {
  const nginx = ['nginx', '/usr/sbin/nginx'].find(isThere)
  const store = stores.find(isThere)
  const missing = [
    ...(nginx ? [] : ['nginx (apt-get install nginx)']),
    ...(store
      ? []
      : ['Valkey or Redis (apt-get install valkey-server, or redis-server where there is none)']),
  ]
  if (nginx && store) return { nginx, store }
  throw new Problem(
    `A cluster runs on installed programs, and this machine lacks ${missing.join(' and ')}. Install what is missing and start again; npm run demo needs none of them.`,
  )
}

const answers = (program: string) => !spawnSync(program, ['-v']).error

/** Starts a program that is not ours, and resolves when it listens on its port. Its log is in the folder. Throws `Problem`. */
export async function startProgram(
  program: string,
  args: string[],
  port: number,
  folder: string,
): Promise<ChildProcess> {
  const log = join(folder, `${program.split('/').at(-1)}.log`)
  const output = openSync(log, 'a', 0o600)
  const child = spawn(program, args, { stdio: ['ignore', output, output] })
  closeSync(output)
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isListening(port)) return child
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Problem(`${program} does not start. Its log (${log}) ends with:\n${lastLines(log)}`)
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

type Site = { folder: string; port: number; nodePorts: number[] }

/** The configuration we ship, on these ports of this machine; what it keeps is in the folder. */
export function shippedConfiguration({ folder, port, nodePorts }: Site): string {
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const [line = ''] = /^ {2}server 127.*\n/m.exec(shipped) ?? []
  const nodes = nodePorts.map((one) => line.replace('127.0.0.1:3000', `127.0.0.1:${one}`)).join('')
  return shipped
    .replace(/(?:^ {2}server 127.*\n)+/m, nodes)
    .replace('/var/cache/nginx/ocotillo', join(folder, 'cache'))
    .replace('/var/log/nginx/ocotillo.log ocotillo', 'off')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('$host;', '$http_host;')
    .replaceAll('$host$request_uri', '$http_host$request_uri')
}

/** Writes a whole configuration around it, for anybody to start; resolves to its file. */
export function writeConfiguration(site: Site): string {
  const { folder } = site
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'site.conf'), shippedConfiguration(site))
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  // Under root its workers could not read a folder that is nobody else's.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary}
  include ${folder}/site.conf; }
`,
  )
  return file
}
