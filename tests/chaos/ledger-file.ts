import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type LedgerFile = {
  /**
   * Resolves as soon as the file has grown, or the signal says that nobody waits any more: then it tells whether it
   * had.
   */
  grows(signal: AbortSignal): Promise<boolean>
}

/** PayPal's ledger of a data folder, looked at from outside. */
export function watchLedgerFile(dataDir: string): LedgerFile {
  const path = join(dataDir, 'paypal', 'journal.jsonl')
  const size = () => statSync(path).size
  return {
    async grows(signal) {
      const before = size()
      while (!signal.aborted && size() === before) await nextTurn()
      return size() !== before
    },
  }
}
