import 'server-only'
import { processState } from '@/lib/platform/server/process-state'
import type { ContentChange } from './changes'

/** What follows a publish beside the pages. Both throw when it could not be written, so that the publish is told again. */
export type PublishListener = {
  /** These documents changed. */
  changed(changes: ContentChange[]): Promise<unknown>
  /** Nothing is known yet of what is published: take over everything. */
  everything?(): Promise<unknown>
}

const state = () => processState('publish-listeners', () => ({ all: [] as PublishListener[] }))

/** Told once, by lib/app.ts. */
export function onPublish(all: PublishListener[]): void {
  state().all = all
}

/** Resolves when all of them have written these changes. */
export const tellListeners = (changes: ContentChange[]): Promise<unknown> =>
  Promise.all(state().all.map(({ changed }) => changed(changes)))

/** Resolves when all of them have taken over what is published. */
export const tellListenersOfAll = (): Promise<unknown> =>
  Promise.all(state().all.map(({ everything }) => everything?.()))
