/** Does works of the same name one after the other; those of different names at the same time. */
export function createTurns(): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    const own = before.then(work, work)
    const ended = own.then(
      () => undefined,
      () => undefined,
    )
    last.set(name, ended)
    void ended.then(() => {
      if (last.get(name) === ended) last.delete(name)
    })
    return own
  }
}
