import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type LoadFigures = { answered: number; failures: string[]; slowestMs: number }

/** Asks for these pages so many times a second until it is ended. */
export function startLoad(url: string, paths: string[], perSecond: number) {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), {
    workerData: { url, paths, perSecond },
  })
  async function ask(message: 'tell' | 'end'): Promise<LoadFigures> {
    const told = once(worker, 'message')
    worker.postMessage(message)
    const [figures] = await told
    return figures
  }
  return {
    /** What happened since it was last asked. */
    figures: () => ask('tell'),
    end: () => ask('end'),
  }
}
