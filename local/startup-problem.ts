/** A reason why the local stack cannot start: one sentence that says what is wrong and what to do. */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}

/** The code of a system error (`ENOENT`, `EACCES`, …), or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
