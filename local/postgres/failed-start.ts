import { join } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'
import { diskFull } from './data-folder.ts'

/** The sentence for a person, made of why PostgreSQL did not start: the launch's own failure, then its log. */
export function explainFailedStart(
  log: string,
  { dataDir, password }: { dataDir: string; password: string },
): StartupProblem {
  if (/No space left on device/i.test(log)) return diskFull(dataDir)
  if (/^28P01/.test(log)) {
    return new StartupProblem(
      `The database in ${dataDir} has another password than ${join(dataDir, 'secrets.json')}: put that file back, or delete the folder to begin anew.`,
    )
  }
  if (/^EPERM|^EACCES/.test(log)) {
    return new StartupProblem(
      'PostgreSQL could not be started as another user than root: start the project as an ordinary user.',
    )
  }
  const line = log
    .replaceAll(password, '…')
    .split('\n')
    .findLast((part) => /FATAL|PANIC|error/i.test(part))
  return new StartupProblem(
    `PostgreSQL could not start (${line?.trim() ?? 'it gave no reason'}): see ${join(dataDir, 'postgres.log')}.`,
  )
}
