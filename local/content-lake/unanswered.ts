/** A request that the lake could not serve: Studio asked for something it does not know. */
export interface Unanswered {
  method: string
  path: string
  status: 404 | 501
  count: number
}

const MOST = 500

/** Remembers what was asked and not served, so that a browser test can demand that nothing was. */
export function createUnanswered() {
  const entries = new Map<string, Unanswered>()
  return {
    add(method: string, path: string, status: 404 | 501): void {
      const key = `${method} ${path} ${status}`
      const entry = entries.get(key)
      if (entry) entry.count += 1
      else if (entries.size < MOST) entries.set(key, { method, path, status, count: 1 })
    },
    list: () => [...entries.values()],
  }
}
