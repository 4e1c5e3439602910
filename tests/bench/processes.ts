import { readdirSync, readFileSync } from 'node:fs'

/** What a demo keeps in memory, in MB: the processes below this one (Linux only, from /proc). */
export function partsBelow(pid: number) {
  const all = descendants(pid)
  const stack = all.find((one) => commandOf(one).includes('local/main.ts'))
  const postgres = stack ? descendants(stack).filter((one) => one !== stack) : []
  const site = all.filter((one) => commandOf(one).startsWith('next-server'))
  return [
    { name: 'site', megabytes: sum(site) },
    { name: 'local stack', megabytes: stack ? sum([stack]) : 0 },
    { name: 'PostgreSQL', megabytes: sum(postgres) },
    { name: 'launchers', megabytes: sum(all.filter((one) => ![...site, ...postgres, stack].includes(one))) },
  ]
}

export function descendants(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name))
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(read(name, 'status'))?.[1]))
  }
  const isBelow = (one: number): boolean =>
    one === pid || (parents.has(one) && isBelow(parents.get(one) ?? 0))
  return [...parents.keys()].filter(isBelow)
}

export function sum(pids: number[]): number {
  return Math.round(pids.reduce((total, pid) => total + memoryOf(pid), 0))
}

/** Proportional resident memory in MB: pages that processes share count once. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

export function commandOf(pid: number): string {
  return read(pid, 'cmdline').replaceAll('\0', ' ')
}

function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
