import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { sitePolicy } from '../../lib/platform/security/server/policies.ts'
import { daysUntil, minCertificateDays } from '../../lib/platform/server/machine.ts'
import { type Problem, problem } from './problems.ts'
import { ask, configured, type Setting, Skipped, type Stages, siteUrlOf, Unreachable } from './setting.ts'

const minHstsSeconds = 180 * 86_400

export const siteChecks: Stages = [
  [{ name: 'answers', run: checkAnswers }],
  [
    { name: 'ready', run: checkReady },
    { name: 'certificate', run: checkCertificate },
    { name: 'headers', run: checkHeaders },
    { name: 'hosts of the widgets', run: checkWidgetHosts },
    { name: 'address with and without www', run: checkOtherName },
    { name: 'Studio', run: checkStudio },
    { name: 'secret of the jobs', run: checkCronSecret },
    { name: 'secret of Sanity’s webhook', run: checkWebhookSecret },
  ],
]

async function checkAnswers(setting: Setting): Promise<Problem[]> {
  const url = siteUrlOf(setting)
  try {
    const { status, body } = await ask(setting, `${url}/api/health/live`)
    if ((body as { status?: string } | undefined)?.status === 'live') return []
    return [problem('site.unreachable', `Something else than the site answers at ${url}, with ${status}`)]
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    if (!setting.env.isLive) throw new Skipped(`nothing answers at ${url}`)
    return [problem('site.unreachable', `The site does not answer at ${url} (${error.message})`)]
  }
}

async function checkReady(setting: Setting): Promise<Problem[]> {
  const { status, body } = await ask(setting, `${siteUrlOf(setting)}/api/health/ready`)
  if (status === 200) return []
  const { checks = [] } = (body ?? {}) as { checks?: { name: string; isOk: boolean; isNeeded: boolean }[] }
  const broken = checks.filter(({ isOk, isNeeded }) => isNeeded && !isOk).map(({ name }) => name)
  return [problem('site.not-ready', `The site can’t sell and save now (${broken.join(', ') || status})`)]
}

async function checkCertificate(setting: Setting): Promise<Problem[]> {
  const { protocol, hostname, port } = new URL(siteUrlOf(setting))
  if (protocol !== 'https:') throw new Skipped('no https')
  const end = await setting.world.certificateEnd(hostname, Number(port) || 443)
  const days = daysUntil(end, setting.world.now())
  if (days >= minCertificateDays) return []
  return [
    problem(
      'site.certificate',
      days < 0
        ? `The certificate of ${hostname} has expired`
        : `The certificate of ${hostname} ends in ${days} days`,
    ),
  ]
}

async function checkHeaders(setting: Setting): Promise<Problem[]> {
  const url = siteUrlOf(setting)
  const { headers } = await ask(setting, `${url}/`)
  const missing = ['content-security-policy', 'x-content-type-options', 'referrer-policy'].filter(
    (name) => !headers.has(name),
  )
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const needsHsts = setting.env.isLive && url.startsWith('https:')
  return [
    ...(missing.length > 0
      ? [problem('site.headers', `The site’s pages come without ${missing.join(', ')}`)]
      : []),
    ...(needsHsts && seconds < minHstsSeconds
      ? [problem('site.hsts', 'The site does not tell browsers to use https alone (HSTS)')]
      : []),
  ]
}

/** What the page may load, beside what an editor named and the site should have made of it. */
async function checkWidgetHosts(setting: Setting): Promise<Problem[]> {
  const { env } = setting
  const url = siteUrlOf(setting)
  const { projectId, dataset, apiHost, token } = configured(setting, ['SANITY_PROJECT_ID'], () => env.content)
  if (env.widgetsStandInUrl || !env.isLive) throw new Skipped('the demo’s own answer')
  const query = encodeURIComponent(
    '*[_id == "bookingSettings"][0]{bookingScript, examPage, reviewsScript, mapPage}',
  )
  const api = `${apiHost ?? `https://${projectId}.api.sanity.io`}/v2025-02-19`
  const [page, content] = await Promise.all([
    ask(setting, `${url}/`),
    ask(setting, `${api}/data/query/${dataset}?query=${query}`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch((error) => {
      if (error instanceof Unreachable) throw new Skipped('Sanity can’t be reached')
      throw error
    }),
  ])
  const served = page.headers.get('content-security-policy')
  if (content.status !== 200 || !served) throw new Skipped('content or policy can’t be read')
  const { result } = content.body as { result: object | null }
  const policy = sitePolicy({ siteUrl: url, imagesUrl: env.images.baseUrl, widgets: result ?? {} })
  const wanted = [...new Set(policy['content-security-policy']?.match(/https:\/\/[^\s;]+/g))]
  const missing = wanted.filter((host) => !served.includes(host))
  return missing.length > 0
    ? [problem('site.widget-hosts', `The site’s pages may not load ${missing.join(', ')}`)]
    : []
}

async function checkOtherName(setting: Setting): Promise<Problem[]> {
  const { protocol, host, hostname } = new URL(siteUrlOf(setting))
  const isSubdomain = !host.startsWith('www.') && hostname.split('.').length > 2
  if (!setting.env.isLive || isSubdomain) throw new Skipped('only for a domain of its own')
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  const answer = await ask(setting, `${protocol}//${other}/`).catch((error) => {
    if (error instanceof Unreachable) return undefined
    throw error
  })
  if (!answer) return [problem('site.www', `Nothing answers at ${other}`)]
  const target = URL.parse(answer.headers.get('location') ?? '', `${protocol}//${other}`)
  return target?.host === host ? [] : [problem('site.www', `${other} does not lead to ${host}`)]
}

async function checkStudio(setting: Setting): Promise<Problem[]> {
  const { status, headers } = await ask(setting, `${siteUrlOf(setting)}/studio`)
  const isPage = status === 200 && /html/.test(headers.get('content-type') ?? '')
  return isPage ? [] : [problem('site.studio', `The Studio does not open at /studio (${status})`)]
}

async function checkCronSecret(setting: Setting): Promise<Problem[]> {
  const secret = configured(setting, ['CRON_SECRET'], () => setting.env.cronSecret)
  const { status } = await ask(setting, `${siteUrlOf(setting)}/api/cron?dry-run`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  return status === 200
    ? []
    : [problem('site.cron-secret', `The site does not accept CRON_SECRET (${status})`)]
}

/** A signed message about a draft, which the site acknowledges and does nothing with. */
async function checkWebhookSecret(setting: Setting): Promise<Problem[]> {
  const secret = configured(
    setting,
    ['SANITY_PROJECT_ID', 'SANITY_WEBHOOK_SECRET'],
    () => setting.env.content.webhookSecret,
  )
  const body = JSON.stringify({ _id: 'drafts.doctor', _type: 'page', operation: 'update' })
  const signature = await encodeSignatureHeader(body, setting.world.now().getTime(), secret)
  const { status } = await ask(setting, `${siteUrlOf(setting)}/api/sanity/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
    body,
  })
  if (status === 200) return []
  const what =
    status === 401 ? 'does not accept SANITY_WEBHOOK_SECRET' : `answers Sanity’s webhook with ${status}`
  return [problem('sanity.webhook-secret', `The site ${what}`)]
}
