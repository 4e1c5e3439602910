import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createTurns, mailTemplates, textOfHtml } from './accounts.ts'

test('the same name waits its turn, even after a failure; another name does not wait', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('ana', async () => {
    await gate.promise
    seen.push('first')
    throw new Error('no')
  })
  const second = inTurn('ana', async () => seen.push('second'))
  await inTurn('bea', async () => seen.push('other'))
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await second
  expect(seen).toEqual(['other', 'first', 'second'])
})

test.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
] as const)('the mail %s leads to our own page, in its text too', async (name, type) => {
  const html = await readFile(mailTemplates[name].content_path, 'utf8')
  const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}`
  expect(html).toContain(link.replace('&', '&amp;'))
  const text = textOfHtml(html)
  expect(text).toContain(`: ${link}\n`)
  expect(text).toContain('works once, for one hour')
  expect(text).not.toMatch(/[<>]|&amp;|ConfirmationURL/)
  expect(text.split('\n')[0]).toBe('Ocotillo')
})
