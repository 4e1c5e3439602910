/** A reason why a command cannot go on: one sentence that says what is wrong and what to do. */
export class Problem extends Error {}

/** Runs a command's body; a `Problem` ends it with its sentence alone, anything else with its stack. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exit(1)
  }
}
