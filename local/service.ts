/** The connection on which a request came. */
export type Connection = {
  /** Closes it without an answer, as a network does that fails. */
  drop(): void
}

/** One stand-in of the local stack. */
export type StackService = {
  /** Answers a request whose address still has the stack's prefix, such as `/mail`. */
  fetch(request: Request, peerAddress: string, connection: Connection): Response | Promise<Response>
  isHealthy(): Promise<boolean>
  stop(): Promise<void>
}
