import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { processValues } from '../../server/process-state'
import { log, takeInConsole } from './log'
import { withinCall } from './request'

const write = vi.spyOn(process.stdout, 'write')
const written = () => write.mock.calls.map(([line]) => String(line)).join('')
const forget = (name: string) => delete processValues[name]

beforeEach(() => {
  vi.stubEnv('LOG_FORMAT', 'text')
  forget('logger')
  write.mockReset().mockReturnValue(true)
})
afterEach(() => {
  forget('logger')
  write.mockReset()
})

test('a line has its call, its part, a constant sentence and facts that are allowed', () => {
  const error = Object.assign(new Error('no route to ana@mail.example'), { code: 'EHOSTUNREACH' })
  withinCall({ id: 'call-1', route: '/api/forms/[form]' }, () =>
    log.error('forms', 'A form was not stored', { error, form: 'contact' }),
  )
  expect(written()).toMatch(
    /^\[call-1\] error forms: A form was not stored route=\/api\/forms\/\[form\] form=contact: no route to ‹mail› \(EHOSTUNREACH\)\n$/,
  )
})

test.each([
  ['another name', { email: 'ana@mail.example' }],
  ['a name in place of a form', { form: 'Ana Ruiz' }],
  ['a mail address in place of a code', { code: 'ana@mail.example' }],
  ['a query in place of a page', { page: '/search?q=migraine' }],
  ['another id in place of an order', { order: '8XJ21904KL' }],
  ['an object in place of a number', { status: { typed: 'Ana' } }],
])('%s is left out', (_what, facts) => {
  log.error('forms', 'A form was not stored', facts as object)
  expect(written()).toBe('error forms: A form was not stored\n')
})

test('nothing can be put into a sentence', () => {
  const name = 'Ana' as string
  // @ts-expect-error A text with something in it is no constant.
  log.error('forms', `The form of ${name} was not stored`)
  expect(write).toHaveBeenCalledOnce()
})

test('what others write to the console is a line, too: scrubbed, and of objects nothing', () => {
  const kept = { ...console }
  forget('console')
  try {
    takeInConsole()
    console.error('%s failed for "Ana Ruiz" of 203.0.113.9', 'Sending', { name: 'Ana' })
    console.log('')
  } finally {
    Object.assign(console, kept)
    forget('console')
  }
  expect(written()).toBe('error console: Sending failed for ‹text› of ‹network›\n')
})
