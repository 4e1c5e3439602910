type Named = { name: string }
type AnyEffect = [name: string, ...args: unknown[]]

/** What follows an event: the state from then on, and what is to be done, in this order. */
export type Step<State, Effect> = [state: State, ...effects: Effect[]]

/** What every event means in every state; a pair that is missing does not compile. */
export type Table<State extends Named, Event extends Named, Effect> = {
  [S in State['name']]: {
    [E in Event['name']]: (
      state: Extract<State, { name: S }>,
      event: Extract<Event, { name: E }>,
    ) => Step<State, Effect>
  }
}

/** The table as a pure function. */
export function nextIn<State extends Named, Event extends Named, Effect>(
  table: Table<State, Event, Effect>,
): (state: State, event: Event) => Step<State, Effect> {
  // The cell of these two names takes these two: TypeScript can't follow a name through two unions.
  return (state, event) =>
    table[state.name as State['name']][event.name as Event['name']](state as never, event as never)
}

/** How each effect is done. What it leads to is nothing, an event, or an event later. */
type Doing<Effect extends AnyEffect, Event> = {
  [Name in Effect[0]]: (
    ...args: Extract<Effect, [Name, ...unknown[]]> extends [Name, ...infer Args] ? Args : never
    // biome-ignore lint/suspicious/noConfusingVoidType: most lead to nothing.
  ) => Event | undefined | Promise<Event | undefined> | void
}

/**
 * Lets a machine run: the function that sends it an event. An event that an effect leads to is sent before the next
 * effect is done. Resolves with the last event of this chain, once all of it is done.
 */
export function runMachine<State, Event, Effect extends AnyEffect>(machine: {
  next: (state: State, event: Event) => Step<State, Effect>
  read: () => State
  write: (state: State) => void
  doing: Doing<Effect, Event>
}): (event: Event) => Promise<Event> {
  const { next, read, write, doing } = machine
  return async function send(event) {
    const [state, ...effects] = next(read(), event)
    write(state)
    let last = event
    for (const [name, ...args] of effects) {
      const outcome = doing[name as Effect[0]](...(args as never))
      // What needs no waiting is done in one go: PayPal's window opens within a press, and tabs look at the storage.
      const answer = outcome instanceof Promise ? await outcome : outcome
      if (answer) last = await send(answer)
    }
    return last
  }
}
