import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type LedgerFile = {
  /** Resolves as soon as the file has grown, or the signal says that nobody waits any more. */
  grows(signal: AbortSignal): Promise<void>
}

/** PayPal's ledger of a data folder, looked at from outside. */
export function watchLedgerFile(dataDir: string): LedgerFile {
  const path = join(dataDir, 'paypal', 'journal.jsonl')
  const size = () => statSync(path).size
  return {
    async grows(signal) {
      const before = size()
      while (!signal.aborted && size() === before) await nextTurn()
    },
  }
}
