import { format } from 'node:util'
import pino, { type Logger } from 'pino'
import { processState } from '../../server/process-state.ts'
import { currentCall } from './request.ts'
import { describeError, type ErrorFacts, scrub } from './scrub.ts'

/** What of the site a line is about. */
type Part =
  | 'accounts'
  | 'areas'
  | 'browser-errors'
  | 'cache'
  | 'cart'
  | 'clearances'
  | 'content'
  | 'estimates'
  | 'forms'
  | 'front'
  | 'gift-cards'
  | 'health'
  | 'jobs'
  | 'local'
  | 'mail'
  | 'newsletter'
  | 'orders'
  | 'payments'
  | 'preview'
  | 'products'
  | 'reservations'
  | 'schedule'
  | 'staff'
  | 'visits'
  | 'widgets'

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
/** A word of ours: it stands in code or content, nobody typed it. */
const word = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z][\w./[\]-]{0,79}$/.test(value) ? value : undefined
const path = (value: unknown) =>
  typeof value === 'string' && /^\/[\w./[\]-]{0,119}$/.test(value) ? value : undefined
/** Where in content: a field, a block and its key, a component of ours. */
const place = (value: unknown) =>
  typeof value === 'string' && /^[\w ./:()[\]-]{1,200}$/.test(value) ? value : undefined
const uuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : undefined
const sentence = (value: unknown) => (typeof value === 'string' ? scrub(value) : undefined)

/**
 * Every fact that a line may state, and what it looks like: anything else is left out. No name, address, word of a
 * visitor, code or token has a place here.
 */
const allowed = {
  /** Whatever was thrown. */
  error: (value: unknown): ErrorFacts => describeError(value),
  method: word,
  /** The path of a published page. */
  page: path,
  status: number,
  ms: number,
  count: number,
  form: word,
  call: word,
  job: word,
  service: word,
  kind: word,
  code: word,
  /** A document of the CMS, by its id. */
  document: word,
  place,
  order: uuid,
  refund: uuid,
  mail: uuid,
  plan: uuid,
  /** Words of another program's or of an editor's, scrubbed. */
  reason: sentence,
}
type Facts = { [Name in keyof typeof allowed]?: unknown }

/** A text that stands in the code as it is: nothing can be put into it. */
type Constant<Text extends string> = Record<never, never> extends Record<Text, 1> ? never : Text

type Level = 'error' | 'warn' | 'info' | 'debug'
type Write = <Text extends string>(part: Part, text: Constant<Text>, facts?: Facts) => void

/**
 * The log: one line of JSON, or of text with `LOG_FORMAT=text`, with the id and the route of the call it was written
 * for. Nobody's data can be in it: its sentences are constants, its facts a list of what is allowed.
 */
export const log: Record<Level, Write> = {
  error: (part, text, facts) => write('error', part, text, facts),
  warn: (part, text, facts) => write('warn', part, text, facts),
  info: (part, text, facts) => write('info', part, text, facts),
  debug: (part, text, facts) => write('debug', part, text, facts),
}

/** Whether lines of this level are written at all. */
export const isLogged = (level: Level): boolean => logger().isLevelEnabled(level)

function write(level: Level, part: string, text: string, facts: Facts = {}): void {
  if (!isLogged(level)) return
  const told = Object.entries(facts).flatMap(([name, value]) => {
    const seen = value === undefined || value === null ? undefined : allowed[name as keyof Facts]?.(value)
    return seen === undefined ? [] : [[name, seen]]
  })
  logger()[level]({ ...whichCall(), part, ...Object.fromEntries(told) }, text)
}

function whichCall() {
  const call = currentCall()
  return call && { requestId: call.id, route: call.route }
}

const logger = (): Logger => processState('logger', makeLogger)

function makeLogger(): Logger {
  const options = {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  }
  return isJson() ? pino(options) : pino(options, { write: (line) => process.stdout.write(textOf(line)) })
}

const isJson = () =>
  (process.env.LOG_FORMAT || (process.env.NODE_ENV === 'production' ? 'json' : 'text')) === 'json'

type Line = { time: string; level: Level; part: string; msg: string; requestId?: string; error?: ErrorFacts }

function textOf(line: string): string {
  const { time: _time, level, part, msg, requestId, error, ...facts } = JSON.parse(line) as Line
  const told = Object.entries(facts).map(([name, value]) => ` ${name}=${value}`)
  const why = error ? `: ${error.message}${error.code ? ` (${error.code})` : ''}` : ''
  return `${requestId ? `[${requestId}] ` : ''}${level} ${part}: ${msg}${told.join('')}${why}\n`
}

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * What Next, React or a library writes to the console becomes a line of the log from now on, scrubbed. Does nothing
 * the second time.
 */
export function takeInConsole(): void {
  const taken = processState('console', () => ({ isTaken: false }))
  if (taken.isTaken) return
  taken.isTaken = true
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...words: unknown[]) => {
      const text = scrub(format(...words.map((one) => (isPlain(one) ? one : ''))))
      const error = words.find((one) => one instanceof Error)
      if (text || error) write(level, 'console', text || 'Something failed', error ? { error } : {})
    }
}

/** Of an object nobody knows what is in it. */
const isPlain = (value: unknown) => value === null || !['object', 'function'].includes(typeof value)
