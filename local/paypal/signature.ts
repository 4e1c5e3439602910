import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

export type Transmission = {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
}

type Signer = { webhookId: string; key: string }

const algorithm = 'SHA256withHMAC'

const certificate = '/v1/notifications/certs/CERT-DEMO'

/**
 * What is sent along with a webhook so that it can be verified later. PayPal signs a checksum of the body with RSA;
 * nobody but this service checks the signature here, so it is a keyed digest of all of it.
 */
export function sign(body: string, at: Date, apiBase: string, signer: Signer): Transmission {
  const transmission_id = randomUUID()
  const transmission_time = at.toISOString()
  return {
    auth_algo: algorithm,
    cert_url: `${apiBase}${certificate}`,
    transmission_id,
    transmission_sig: signatureOf(transmission_id, transmission_time, body, signer),
    transmission_time,
  }
}

/** Whether this very body was sent with these very values to this webhook. */
export function isSigned(body: string, sent: Transmission & { webhook_id: string }, signer: Signer): boolean {
  const { transmission_id, transmission_time, transmission_sig } = sent
  const expected = Buffer.from(signatureOf(transmission_id, transmission_time, body, signer))
  const given = Buffer.from(transmission_sig)
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    sent.webhook_id === signer.webhookId &&
    sent.auth_algo === algorithm &&
    sent.cert_url.endsWith(certificate)
  )
}

function signatureOf(id: string, time: string, body: string, { webhookId, key }: Signer): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', key).update(`${id}|${time}|${webhookId}|${digest}`).digest('hex')
}
