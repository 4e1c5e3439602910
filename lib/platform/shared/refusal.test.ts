import { expect, test } from 'vitest'
import { readRefusal } from './refusal'

test('a refusal is a word, a sentence and a field', () => {
  const body = { error: 'invalid', message: 'email: Please enter your email address.', field: 'email' }
  expect(readRefusal(body)).toEqual({
    error: 'invalid',
    message: 'Please enter your email address.',
    field: 'email',
  })
  expect(readRefusal({ message: 'gifts.0.recipientEmail: Is this right?' }).message).toBe('Is this right?')
})

test('what is no sentence without its field keeps it', () => {
  const message = 'lines.0.price: is not taken from the browser'
  expect(readRefusal({ message }).message).toBe(message)
})

test.each([null, undefined, 'no', 7, [], {}, { error: 1, message: null, field: {} }])(
  'a body that says nothing is no sentence: %j',
  (body) => expect(readRefusal(body)).toEqual({ error: '', message: '', field: null }),
)
