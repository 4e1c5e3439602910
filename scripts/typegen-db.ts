import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import connect from 'postgres'
import { startPostgres } from '../local/postgres/start.ts'
import { loadSecrets } from '../local/secrets.ts'
import { openSupabase } from '../local/supabase/service.ts'
import { writeRights } from '../supabase/rights/document.ts'
import { baselineOfSchemas, baselinePath } from './database/baseline.ts'
import { runCommand } from './demo/problem.ts'

/**
 * `node scripts/typegen-db.ts [--check]`: makes the baseline of `supabase/schemas/`, and from a database with it what
 * depends on it; or only compares.
 */
const run = promisify(execFile)

await runCommand(async () => {
  await write(baselinePath, await baselineOfSchemas())
  const { types, rights } = await generate()
  await write('lib/platform/db/server/database.types.ts', await format(types))
  await write('docs/rights.md', rights)
})

async function write(path: string, text: string): Promise<void> {
  const target = fileURLToPath(new URL(`../${path}`, import.meta.url))
  if (!process.argv.includes('--check')) return writeFile(target, text)
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return
  console.error(`${path} does not match supabase/schemas: run "npm run typegen" and commit it.`)
  process.exitCode = 1
}

async function generate(): Promise<{ types: string; rights: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ocotillo-typegen-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  await chmod(dataDir, 0o755)
  const secrets = await loadSecrets(dataDir)
  const postgres = await startPostgres({ dataDir, password: secrets.databasePassword })
  try {
    const sendMail = async () => undefined
    const supabase = await openSupabase({
      databaseUrl: postgres.url,
      secrets,
      people: [],
      siteUrl: 'http://localhost',
      sendMail,
    })
    await supabase.stop()
    const { stdout } = await run(
      'supabase',
      ['gen', 'types', '--schema', 'public', `--remote=${postgres.url}?sslmode=disable`],
      {
        cwd: dataDir,
        env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
      },
    )
    const sql = connect(postgres.url, { max: 2, onnotice: () => undefined })
    const rights = await writeRights(sql).finally(() => sql.end())
    return { types: stdout, rights }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** As Biome writes the rest of the project; the file itself is excluded there, because it is generated. */
async function format(text: string): Promise<string> {
  const formatting = run('biome', ['format', '--stdin-file-path=generated.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  })
  formatting.child.stdin?.end(text)
  return (await formatting).stdout
}
