import { brotliCompressSync } from 'node:zlib'
import { shapesFile } from '@/components/ui/shapes-file'
import { addresses, newerAddresses } from '../setup/addresses'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { pageAt } from '../setup/page-facts'

test('the file of shapes has at most 5 kB, brotli', async ({ demo }) => {
  const text = await (await fetch(`${demo.ownUrl}${shapesFile}`)).text()
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(5000)
})

const mostOf = (address: string) => (address === '/' ? 17 : 14)

for (const address of [...addresses, ...newerAddresses])
  test(`${address} has at most ${mostOf(address)} kB of HTML, brotli (docs/decisions/0027-front.md)`, async ({
    demo,
  }) => {
    const text = await (await fetch(`${demo.ownUrl}${address}`)).text()
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(mostOf(address) * 1000)
  })

for (const address of addresses)
  test(`${address} asks for at most 13 kB of style sheets before anybody acts, which know all its utilities (docs/decisions/0044-style-sheet.md)`, async ({
    demo,
  }) => {
    const { document } = await pageAt(demo, address)
    const links = [...document.querySelectorAll('link[rel="stylesheet"]')]
    const hrefs = new Set(links.map((link) => link.getAttribute('href') ?? ''))
    const sheets = await Promise.all([...hrefs].map((href) => sheetAt(demo, href)))
    expect(sheets.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(13_000)
    const known = new Set(sheets.flatMap(({ text }) => text.match(/(?<=\.)A[0-9a-z]{1,2}\b/g) ?? []))
    const named = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
    const short = named.filter((name) => /^A[0-9a-z]{1,2}$/.test(name))
    expect(short).not.toEqual([])
    expect(short.filter((name) => !known.has(name))).toEqual([])
  })

/** Its weight in bytes on the wire, as HTTP/1.1 has them. */
async function sheetAt(demo: Demo, href: string): Promise<{ text: string; weight: number }> {
  const response = await fetch(`${demo.siteUrl}${href}`, { headers: { 'accept-encoding': 'br' } })
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const weight = Number(response.headers.get('content-length')) + `HTTP/1.1 200 OK\r\n${head}\r\n`.length
  return { text: await response.text(), weight }
}
