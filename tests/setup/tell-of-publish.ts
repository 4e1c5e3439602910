import { expect } from '@playwright/test'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Content } from './content'
import type { Demo } from './demo'

/** The CMS's webhook about this document; answered when the change is visible. */
export async function tellOfPublish(
  { ownUrl, secrets }: Pick<Demo, 'ownUrl' | 'secrets'>,
  { _id, _type, path }: Content,
): Promise<void> {
  const body = JSON.stringify({
    _id,
    _type,
    operation: 'update',
    ...(_type === 'page' && { path, previousPath: path }),
  })
  const signature = await encodeSignatureHeader(body, Date.now(), secrets.webhookSecret)
  const response = await fetch(`${ownUrl}/api/sanity/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
    body,
  })
  expect(response.status, `${_id}: ${await response.text()}`).toBe(200)
}
