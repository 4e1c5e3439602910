import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Ends the output with one plain line that any reader of a log understands. */
export default class ClosingLineReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 }

  onTestEnd(_test: TestCase, { status }: TestResult) {
    this.#counts[status === 'passed' || status === 'skipped' ? status : 'failed']++
  }

  /** A setup or teardown that failed belongs to no test. */
  onError() {
    this.#counts.failed++
  }

  async onExit() {
    const { passed, failed, skipped } = this.#counts
    console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  }
}
