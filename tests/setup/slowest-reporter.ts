import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

/** Ends Vitest's output with what took longest and how many passed, in plain lines like those of the browser tests. */
export default class SlowestReporter implements Reporter {
  #tags: string[] = []

  onInit({ config }: Vitest) {
    this.#tags = config.tagsFilter ?? []
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const files = modules.map((module) => ({
      name: module.relativeModuleId,
      ms: module.diagnostic().duration,
    }))
    const lines = files
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, 5)
      .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
    const isHere = ({ tags }: TestCase) =>
      this.#tags.every((filter) => tags.includes('long') === (filter === 'long'))
    const here = tests.filter(isHere)
    const elsewhere = tests.length - here.length
    const count = (state: ReturnType<TestCase['result']>['state']) =>
      here.filter((test) => test.result().state === state).length
    const skipped = count('skipped')
    console.log(['\nWhat took longest:', ...lines].join('\n'))
    const told = [
      `${count('passed')} passed, ${count('failed')} failed`,
      ...(skipped ? [`${skipped} skipped`] : []),
      ...(elsewhere
        ? [`${elsewhere} are left to the ${this.#tags.includes('long') ? 'gate' : 'long run'}`]
        : []),
    ]
    console.log(told.join(', '))
  }
}
