import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writePrivateFile } from './data-folder.ts'
import { StartupProblem, systemErrorCode } from './startup-problem.ts'

const secret = z.string().min(16)

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  databasePassword: secret,
  webhookSecret: secret,
  controlToken: secret,
  siteReadToken: secret,
  scheduleToken: secret,
  cronSecret: secret,
  paypalClientId: secret,
  paypalClientSecret: secret,
  /** As PayPal's: letters and digits. */
  paypalWebhookId: z.string().regex(/^[A-Z0-9]{17}$/),
  paypalWebhookKey: secret,
  /** Makes the content lake tokens of people who are invited. */
  peopleKey: secret,
  /** Content lake tokens of the demo people, by their id. */
  peopleTokens: z.object({ olivia: secret, ed: secret, clara: secret, fred: secret }),
})

export type Secrets = z.infer<typeof secretsSchema>

/**
 * The random secrets of this installation, read from `<dataDir>/secrets.json` or made at the first start.
 * @throws {StartupProblem} when the file cannot be read or is damaged.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error) => {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw new StartupProblem(
      `${path} cannot be read by this user (${systemErrorCode(error)}): start as its owner, or set OCOTILLO_DATA_DIR to a folder of your own.`,
    )
  })
  const stored = text === undefined ? makeSecrets() : parseJson(text)
  const secrets = { ...makeLaterSecrets(), ...stored }
  const parsed = secretsSchema.safeParse(secrets)
  if (!parsed.success) {
    throw new StartupProblem(`${path} is damaged: put a copy back, or delete the data folder to begin anew.`)
  }
  if (text === undefined || Object.keys(secrets).length > Object.keys(stored ?? {}).length)
    await writePrivateFile(path, `${JSON.stringify(secrets, null, 2)}\n`)
  return parsed.data
}

function parseJson(text: string): object | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Those that data folders of earlier versions lack. */
function makeLaterSecrets() {
  return {
    scheduleToken: random(32),
    paypalClientId: random(40),
    paypalClientSecret: random(40),
    paypalWebhookId: randomBytes(9).toString('hex').toUpperCase().slice(0, 17),
    paypalWebhookKey: random(32),
    peopleKey: random(32),
  }
}

function makeSecrets(): Secrets {
  return {
    jwtSecret: random(48),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    databasePassword: random(24),
    webhookSecret: random(32),
    controlToken: random(24),
    siteReadToken: random(32),
    cronSecret: random(24),
    ...makeLaterSecrets(),
    peopleTokens: { olivia: random(32), ed: random(32), clara: random(32), fred: random(32) },
  }
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Whether the request carries the token with which tests and the demo steer the stack. */
export function isControlToken(request: Request, controlToken: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  return timingSafeEqual(digest(given), digest(`Bearer ${controlToken}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
