import { expect, test } from 'vitest'
import { browserName, withoutPersons } from './shared'

const kept = (message: string) => withoutPersons({ message, path: '/' }).message

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'length')",
    "TypeError: Cannot read properties of undefined (reading 'length')",
  ],
  [
    'SyntaxError: Unexpected token \'M\', "Maria Lopez, 1980-02-03" is not valid JSON',
    'SyntaxError: Unexpected token \'M\', "…" is not valid JSON',
  ],
  ["Error: No patient 'Maria Lopez'", "Error: No patient '…'"],
  ['Error: maria@example.com is taken', 'Error: … is taken'],
  ['Error: call (480) 555-0142 or 4805550142', 'Error: call (… or …'],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Maria for it',
    'Error: Minified React error #418; visit https://react.dev/errors/418 for it',
  ],
  ['Error: no estimate Zk3JqP9vT0aLw8YxRb5c', 'Error: no estimate …'],
  ['Error: a\0b\u0007c \ud83d', 'Error: a b c �'],
  [`${'a '.repeat(149)}a😀`, `${'a '.repeat(149)}a`],
  ['  ', 'Without a message'],
])('%s is kept without what could tell of a person', (message, plain) => expect(kept(message)).toBe(plain))

test.each([
  ['/iv-therapy', '/iv-therapy'],
  ['/events/holiday-glow?code=secret#x', '/events/holiday-glow'],
  ['/estimate/Zk3JqP9vT0aLw8YxRb5c', '/estimate/…'],
  ['/maria@example.com', '/…'],
  ['/%22%3E', '/…'],
  ['', '/'],
])('of %s the address %s is kept', (path, plain) =>
  expect(withoutPersons({ message: 'x', path }).path).toBe(plain),
)

test('of the stack only the first line of our own code is kept', () => {
  const stack = `Error: x
    at a (chrome-extension://abc/x.js:1:1)
    at b (https://clinic.example/_next/static/chunks/0b1.js:1:234)
    at c (https://clinic.example/_next/static/chunks/other.js:5:6)`
  expect(withoutPersons({ message: 'x', path: '/', stack }).frame).toBe('chunks/0b1.js:1:234')
  expect(withoutPersons({ message: 'x', path: '/', stack: 'Error' }).frame).toBe('')
})

test('a browser in words', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
  expect(browserName(iphone)).toBe('Safari 18, iPhone')
  expect(browserName(edge)).toBe('Edge 140, Windows')
  expect(browserName('')).toBe('Another browser')
})
