import { startStack } from './stack.ts'
import { readStackOptions } from './stack-options.ts'
import { StartupProblem } from './startup-problem.ts'

try {
  const options = readStackOptions(process.env)
  const stack = await startStack(options)
  let isStopping = false
  const end = async (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    await stack.stop()
    process.exit(exitCode)
  }
  // The launcher's end is ours: otherwise the stack would hold the data folder for ever.
  process.on('disconnect', () => end(0))
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  stack.died.then((reason) => {
    console.error(`The local stack stops: ${reason}`)
    return end(1)
  })
  const { url, port, smtpUrl } = stack
  process.send?.({ type: 'ready', url, port, smtpUrl, dataDir: options.dataDir })
  console.log(`Local stack: ${url}`)
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error)
  process.exit(1)
}
