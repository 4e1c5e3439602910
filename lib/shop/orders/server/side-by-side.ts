const atOnce = 4
/** While PayPal is away every look takes long: then the rest waits for the next run. */
const longestRunMs = 25_000

/** Works on a few at once until none is left or the time is over. Returns what went wrong. */
export async function sideBySide<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = []
  const waiting = [...items]
  const deadline = Date.now() + longestRunMs
  const worker = async () => {
    for (let item = waiting.shift(); item && Date.now() < deadline; item = waiting.shift())
      await work(item).catch((error) => failures.push(error instanceof Error ? error.message : String(error)))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failures
}
