import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../demo/settings.ts'

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
