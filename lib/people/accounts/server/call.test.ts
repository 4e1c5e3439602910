import { expect, test } from 'vitest'
import type { AccountCall } from './call'
import { callPage } from './call'
import { wrongField } from './outcome'

const call: AccountCall = {
  name: 'sign-up',
  limit: 'account-mail',
  failureTitle: 'Sign up error',
  button: 'Create Account',
  fields: [
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
    { name: 'password', label: 'Password', type: 'password' },
  ],
  run: () => Promise.reject(new Error('not called')),
}

test('the form comes back with what was typed, but no password; what is wrong stands at its field', () => {
  const html = callPage(
    call,
    wrongField('password', 'Use at least 8 characters.'),
    { email: 'ana@example.com"><script>', password: 'secret1' },
    { name: 'Ocotillo', phone: '(480) 555-0142' },
  )
  expect(html).toContain('<h1>Sign up error</h1>')
  expect(html).toContain('value="ana@example.com&#34;&#62;&#60;script&#62;"')
  expect(html).not.toContain('secret1')
  expect(html).toMatch(
    /name="password" type="password" aria-invalid="true" aria-describedby="password-problem"/,
  )
  expect(html).toContain('<strong id="password-problem">Use at least 8 characters.</strong>')
  expect(html).toContain('(480) 555-0142')
})
