/** One stand-in of the local stack. */
export type StackService = {
  /** Answers a request whose address still has the stack's prefix, such as `/mail`. */
  fetch(request: Request, peerAddress: string): Response | Promise<Response>
  isHealthy(): Promise<boolean>
  stop(): Promise<void>
}
