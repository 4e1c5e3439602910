import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Fault, StandIn } from '../../local/widgets/faults.ts'
import type { Demo } from './demo'

/** Puts a stand-in out of order; null puts it in order again. */
export async function breakWidget(
  { stackUrl, secrets }: Demo,
  widget: StandIn,
  fault: Fault | null,
): Promise<void> {
  const response = await fetch(`${stackUrl}/widgets/__standin/fault`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ widget, fault }),
  })
  expect(response.status).toBe(204)
}

/** What a browser prints of a stand-in's file that is not found, up to the file's query. */
export const notFoundSaid = ({ siteUrl }: Demo, file: string): string =>
  `Failed to load resource: the server responded with a status of 404 (Not Found) (${siteUrl}/api/local/widgets/${file}`

/** And of scripts of ours that a test keeps away. */
export const keptAwaySaid = ({ siteUrl }: Demo): string =>
  `Failed to load resource: net::ERR_FAILED (${siteUrl}/_next/static/chunks/`

const providers = /\/api\/local\/(widgets|paypal)\/|intakeq|qualiphy|elfsight|google|paypal\.com/

/** Addresses of third parties, or of their stand-ins, that pages of this context ask for from now on. */
export function askedOfProviders(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (providers.test(request.url())) asked.push(request.url())
  })
  return asked
}
