import 'server-only'
import { fillAuthors } from './fill-authors'
import { recordAllPrices } from './record'

/** The job beside the webhook and the poll: records what was published while nobody looked, then who did it. Throws when it can't. */
export async function keepPriceHistory(): Promise<void> {
  await recordAllPrices()
  await fillAuthors()
}
