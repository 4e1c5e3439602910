import { createTransport } from 'nodemailer'
import { type Problem, problem } from './problems.ts'
import { configured, type Setting, Skipped, type Stages } from './setting.ts'

export const mailChecks: Stages = [
  [{ name: 'mail server', run: checkServer }],
  [
    { name: 'sender', run: checkSender },
    { name: 'SPF', run: (setting) => checkRecord(setting, 'spf') },
    { name: 'DMARC', run: (setting) => checkRecord(setting, 'dmarc') },
  ],
]

function connection(setting: Setting) {
  const mail = configured(setting, ['SMTP_URL'], () => setting.env.mail)
  if (!mail) throw new Skipped('not configured')
  return mail
}

/** Connects, encrypts and signs in as for a mail, and sends none. */
async function checkServer(setting: Setting): Promise<Problem[]> {
  const { smtpUrl, requireTLS } = connection(setting)
  const { hostname, port } = URL.parse(smtpUrl) ?? {}
  if (!hostname) return [problem('mail.unreachable', 'SMTP_URL is no address of a mail server')]
  const place = port ? `${hostname}:${port}` : hostname
  const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 }
  const transport = createTransport({ url: smtpUrl, requireTLS, ...limits })
  try {
    await transport.verify()
    return []
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    if (code === 'EAUTH' || code === 'ENOAUTH')
      return [problem('mail.auth', `The mail server ${place} does not accept user and password of SMTP_URL`)]
    if (code === 'ETLS' || /certificate|self.signed|altnames|SSL|TLS/i.test(message))
      return [problem('mail.tls', `The connection to the mail server ${place} can’t be encrypted`)]
    return [problem('mail.unreachable', `The mail server ${place} can’t be reached (${code || 'no answer'})`)]
  } finally {
    transport.close()
  }
}

/** The domain mails come from; undefined where the sender has none. */
const domainOf = (sender: string) => /@([a-z0-9.-]+\.[a-z]{2,})>?\s*$/i.exec(sender)?.[1]?.toLowerCase()

async function checkSender(setting: Setting): Promise<Problem[]> {
  const sender = configured(setting, ['MAIL_FROM'], () => connection(setting).from)
  return domainOf(sender) ? [] : [problem('mail.sender', 'MAIL_FROM holds no email address')]
}

const records = {
  spf: { prefix: '', start: /^v=spf1\b/i, without: 'its emails may end up as spam' },
  dmarc: { prefix: '_dmarc.', start: /^v=DMARC1\b/i, without: 'anybody can write in its name' },
}

async function checkRecord(setting: Setting, kind: keyof typeof records): Promise<Problem[]> {
  const sender = configured(setting, ['MAIL_FROM'], () => connection(setting).from)
  const domain = domainOf(sender)
  if (!setting.env.isLive || !domain) throw new Skipped('only where emails really go out')
  const { prefix, start, without } = records[kind]
  // A policy of the whole domain holds for what is below it, too.
  const names = kind === 'dmarc' ? [domain, domain.split('.').slice(-2).join('.')] : [domain]
  for (const name of new Set(names)) {
    const found = await textsOf(setting, `${prefix}${name}`)
    if (found.some((text) => start.test(text))) return []
  }
  return [problem(`mail.${kind}`, `${domain} has no ${kind.toUpperCase()} record, so ${without}`)]
}

async function textsOf({ world }: Setting, name: string): Promise<string[]> {
  try {
    return (await world.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new Skipped(`DNS does not answer (${code})`)
  }
}
