import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { guard } from './guard'

const written = vi.spyOn(log, 'error')
beforeEach(() => void written.mockReset().mockImplementation(() => {}))
afterEach(() => written.mockReset())

async function markup(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(guard(node, 'page-a'))
  await stream.allReady
  return (await new Response(stream).text()).replaceAll('<!-- -->', '')
}

function Throws(): ReactNode {
  throw new RangeError('Invalid time value')
}
async function Rejects(): Promise<ReactNode> {
  throw new Error('later')
}
const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>
const Deep = async ({ block }: { block: { _id: string } }) => (
  <Box>
    <p>{block._id}</p>
    <Throws />
  </Box>
)

test('what throws, now or later, leaves a gap; the rest stays', async () => {
  const html = await markup(
    <main>
      <Throws />
      <Rejects />
      <p>Rest</p>
    </main>,
  )
  expect(html).toBe('<main><p>Rest</p></main>')
  expect(written.mock.calls.map(([, , facts]) => facts?.place)).toEqual(['page-a: Throws', 'page-a: Rejects'])
})

test('also deep inside what other components draw; the log names the nearest document', async () => {
  expect(await markup(<Deep block={{ _id: 'injection-b12' }} />)).toBe('<div><p>injection-b12</p></div>')
  expect(written.mock.calls.map(([, , facts]) => facts)).toEqual([
    { place: 'injection-b12 in page-a: Throws', error: expect.any(RangeError) },
  ])
})

test('an object where words belong leaves a gap', async () => {
  const words = { en: 'Hello' } as unknown as string
  expect(await markup(<p>Well {words} then</p>)).toBe('<p>Well  then</p>')
  expect(written).toHaveBeenCalledOnce()
})

test('lists keep their order and nothing else changes', async () => {
  const list = ['b', 'a'].map((name) => <Box key={name}>{name}</Box>)
  expect(await markup(<ul title="x">{list}</ul>)).toBe('<ul title="x"><div>b</div><div>a</div></ul>')
  expect(written).not.toHaveBeenCalled()
})
