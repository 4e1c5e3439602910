import { flushCompileCache } from 'node:module'
import { type RunningStack, startStack } from './stack.ts'
import { readStackOptions } from './stack-options.ts'
import { StartupProblem } from './startup-problem.ts'

let stack: RunningStack | undefined
let exitCode: number | undefined
/** What waits for a database that no longer answers would keep the stack, and with it the data folder, for ever. */
const longestEndMs = 12_000

/** Also during the start, so that PostgreSQL is never left behind: then the end follows as soon as it has started. */
async function end(code: number): Promise<void> {
  if (exitCode !== undefined) return
  exitCode = code
  setTimeout(() => process.exit(1), longestEndMs).unref()
  if (stack) await stack.stop()
  if (stack) process.exit(code)
}

// The launcher's end is ours: otherwise the stack would hold the data folder for ever.
process.on('disconnect', () => end(0))
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))

try {
  const options = readStackOptions(process.env)
  const started = await startStack(options)
  if (exitCode !== undefined) {
    await started.stop()
    process.exit(exitCode)
  }
  stack = started
  started.died.then((reason) => {
    console.error(`The local stack stops: ${reason}`)
    return end(1)
  })
  const { url, port, smtpUrl } = started
  process.send?.({ type: 'ready', url, port, smtpUrl, dataDir: options.dataDir })
  console.log(`Local stack: ${url}`)
  flushCompileCache()
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error)
  process.exit(1)
}
