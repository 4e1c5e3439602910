import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, runCommand } from './demo/problem.ts'
import { root } from './demo/settings.ts'
import { openTestGraph, type Room, rooms, runFiles } from './tests/graph.ts'

// `npm run test:changed`: the tests that can notice what is not committed yet, or what differs from `--since
// <commit>`, or the files that are named. The nearest are run, as many as a minute takes, and with `--all` all of them.
// Browser tests are only listed, unless `--browser` asks for them; `--list` runs nothing.
const args = process.argv.slice(2)
const since = args.includes('--since') ? (args[args.indexOf('--since') + 1] ?? 'HEAD') : 'HEAD'
const named = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--since')

/** How many files of each room are run. */
const nearest: Record<Room, number> = { unit: 60, contract: 4, http: 4, browser: 6, long: 0 }

await runCommand(async () => {
  const changed = named.length > 0 ? named : changedFiles(since)
  const absent = named.filter((file) => !existsSync(join(root, file)))
  if (absent.length > 0) throw new Problem(`There is no file ${absent.join(', ')}.`)
  if (changed.length === 0) throw new Problem('Nothing has changed: name files, or a commit with --since.')
  const noticing = (await openTestGraph())(changed)
  const filesOf = (room: Room) => noticing.filter((test) => test.room === room).map(({ path }) => path)
  for (const room of rooms) console.log(`${String(filesOf(room).length).padStart(4)} files of tests: ${room}`)
  if (args.includes('--list')) return console.log(noticing.map(({ path }) => path).join('\n'))
  const run = rooms.filter((room) => room !== 'long' && (room !== 'browser' || args.includes('--browser')))
  const failed: Room[] = []
  for (const room of run) {
    const files = filesOf(room)
    const near = args.includes('--all') ? files : files.slice(0, nearest[room])
    if (!(await runFiles(room, near))) failed.push(room)
    if (near.length < files.length)
      console.log(`Of ${room} the ${near.length} nearest of ${files.length} files were run; --all runs all.`)
  }
  if (!args.includes('--browser') && filesOf('browser').length > 0)
    console.log(`Not run without --browser:\n${filesOf('browser').join('\n')}`)
  if (failed.length > 0) throw new Problem(`✗ ${failed.join(', ')}`)
})

function changedFiles(commit: string): string[] {
  const git = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Problem(`git could not tell what has changed: ${stderr.trim()}`)
    return stdout.split('\n').filter(Boolean)
  }
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}
