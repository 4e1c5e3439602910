import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A rush of visitors, in a thread of its own so that what else the drill does slows none of them down. Every second
// one comes by a campaign's address, which no proxy has stored.
const { url, paths, perSecond } = workerData as { url: string; paths: string[]; perSecond: number }
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
const timeoutMs = 20_000
let [sent, answered, underWay, slowestMs] = [0, 0, 0, 0]
let failures: string[] = []
const began = performance.now()

const timer = setInterval(() => {
  const due = ((performance.now() - began) / 1000) * perSecond
  for (; sent < due; sent += 1) ask(sent)
}, 5)

function ask(nth: number): void {
  const path = paths[nth % paths.length] ?? '/'
  const asked = performance.now()
  underWay += 1
  const end = (failure?: string) => {
    underWay -= 1
    answered += 1
    slowestMs = Math.max(slowestMs, performance.now() - asked)
    if (failure) failures.push(`${path} after ${Math.round(performance.now() - asked)} ms: ${failure}`)
  }
  const target = `${url}${path}${Math.floor(nth / paths.length) % 2 ? `?utm_id=${nth}` : ''}`
  const call = http.get(
    target,
    { agent, headers: { 'accept-encoding': 'br' }, timeout: timeoutMs },
    (got) => {
      let bytes = 0
      got.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      got.on('end', () =>
        end(got.statusCode === 200 && bytes > 1000 ? undefined : `${got.statusCode}, ${bytes} B`),
      )
      got.on('error', (error) => end(error.message))
    },
  )
  call.on('timeout', () => call.destroy(new Error('no answer')))
  call.once('error', (error) => end(error.message))
}

// Asked for what was so since the last time; at the end, once all have their answer.
parentPort?.on('message', async (message: 'tell' | 'end') => {
  if (message === 'end') {
    clearInterval(timer)
    while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  parentPort?.postMessage({ answered, failures, slowestMs: Math.round(slowestMs) })
  answered = 0
  slowestMs = 0
  failures = []
  if (message === 'end') process.exit(0)
})
