import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Takes over `fetch`: what is sent to these addresses from now on, as one text, and what they answered with an error.
 */
export function recordCalls(...addresses: string[]) {
  const real = globalThis.fetch
  const calls: string[] = []
  const errors: { isPage: boolean; text: string }[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const isOurs = addresses.some((address) => request.url.startsWith(address))
    if (isOurs) {
      const body = await request.clone().text()
      calls.push(`${request.method} ${request.url} ${JSON.stringify([...request.headers])} ${body}`)
    }
    const response = await real(request)
    if (isOurs && response.status >= 400) {
      const isPage = response.headers.get('content-type')?.includes('html') ?? false
      errors.push({ isPage, text: await response.clone().text() })
    }
    return response
  }
  return {
    sent: () => calls.map(decoded).join('\n') + calls.join('\n'),
    errors: () => errors,
    stop: () => {
      globalThis.fetch = real
    },
  }
}

/** As it was before it was put into an address, a form or JSON. */
function decoded(call: string): string {
  try {
    return decodeURIComponent(call.replaceAll('+', ' ')).replaceAll('\\"', '"')
  } catch {
    return call
  }
}

/** What an OpenTelemetry collector would get. */
export async function startCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
