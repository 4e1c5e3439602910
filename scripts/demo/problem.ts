/**
 * A reason why a command cannot go on: one sentence that says what is wrong and what to do; empty when it was said
 * already.
 */
export class Problem extends Error {}

/** Runs a command's body; a `Problem` ends it with its sentence alone, anything else with its stack. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    if (!(error instanceof Problem)) console.error(error)
    else if (error.message) console.error(error.message)
    process.exit(1)
  }
}
