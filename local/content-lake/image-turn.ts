import { LakeError } from './errors.ts'

const maxAtOnce = 2
const maxWaiting = 200

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs work that decodes an image, two at once in this process: a large photo takes 200 MB while it is read. The
 * others wait; 503 when 200 wait already.
 */
export async function inImageTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= maxWaiting)
    throw new LakeError(503, 'busyError', 'Too many images are being made: try again')
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
