import { expect, test } from 'vitest'
import { readBody } from './request-body.ts'

function post(chunks: string[]) {
  const sent = { count: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks[sent.count++]
      if (chunk === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(chunk))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return { request: new Request('http://localhost/', init), sent }
}

test('a body that fits is read whole', async () => {
  const body = await readBody(post(['{"a":', '"ü"}']).request, 10)
  expect(new TextDecoder().decode(body)).toBe('{"a":"ü"}')
  expect(await readBody(new Request('http://localhost/'), 10)).toHaveLength(0)
})

test('a body without an honest length is left off where the limit is passed', async () => {
  const { request, sent } = post(Array.from({ length: 1000 }, () => 'x'.repeat(10)))
  expect(await readBody(request, 25)).toBeUndefined()
  expect(sent.count).toBeLessThan(10)
})
