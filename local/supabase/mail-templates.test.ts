import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { mailTemplates, textOfHtml } from './mail-templates.ts'

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
