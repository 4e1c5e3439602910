import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

const maxFlaky = 2

/** Ends the output with plain lines that any reader of a log understands; the third flaky test fails the run. */
export default class ClosingLineReporter implements Reporter {
  #suite: Suite | undefined
  #errors = 0

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  /** A setup or teardown that failed belongs to no test. */
  onError() {
    this.#errors += 1
  }

  async onEnd({ status }: FullResult) {
    const isTooFlaky = this.#with('flaky').length > maxFlaky
    return { status: isTooFlaky && status === 'passed' ? ('failed' as const) : status }
  }

  async onExit() {
    const flaky = this.#with('flaky')
    const failed = this.#with('unexpected').length + this.#errors
    const skipped = this.#with('skipped').length
    const counts = [
      `${this.#with('expected').length + flaky.length} passed`,
      `${failed} failed`,
      flaky.length > 0 && `${flaky.length} flaky`,
      skipped > 0 && `${skipped} skipped`,
    ]
    console.log(`\n${slowest(this.#suite?.allTests() ?? [])}`)
    for (const test of flaky) console.log(`flaky, passed at the second try: ${nameOf(test)}`)
    if (flaky.length > maxFlaky) console.log(`✗ More than ${maxFlaky} flaky tests: the run fails.`)
    console.log(counts.filter(Boolean).join(', '))
  }

  #with(outcome: ReturnType<TestCase['outcome']>): TestCase[] {
    return (
      this.#suite?.allTests().filter((test) => test.outcome() === outcome && test.results.length > 0) ?? []
    )
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')

function slowest(tests: TestCase[]): string {
  const took = (test: TestCase) => test.results.reduce((sum, { duration }) => sum + duration, 0)
  const lines = tests
    .toSorted((one, other) => took(other) - took(one))
    .slice(0, 10)
    .map((test) => `${(took(test) / 1000).toFixed(1).padStart(6)} s  ${nameOf(test)}`)
  return ['What took longest:', ...lines].join('\n')
}
