import { evaluate, parse } from 'groq-js'
import { type Problem, problem } from './problems.ts'
import {
  type Answer,
  ask,
  configured,
  type Setting,
  Skipped,
  type Stages,
  siteUrlOf,
  Unreachable,
} from './setting.ts'

/** As lib/content/server/client.ts has it. */
const version = 'v2025-02-19'

export const sanityChecks: Stages = [
  [{ name: 'project, dataset and read token', run: checkAccess }],
  [
    { name: 'rights of the read token', run: checkReader },
    { name: 'rights of the write token', run: checkWriter },
    { name: 'dataset private', run: checkPrivacy },
    { name: 'CORS origins', run: checkOrigins },
    { name: 'webhook', run: checkWebhook },
  ],
]

function connection(setting: Setting) {
  const { projectId, dataset, apiHost, token, writeToken } = configured(
    setting,
    ['SANITY_PROJECT_ID', 'SANITY_WEBHOOK_SECRET'],
    () => setting.env.content,
  )
  const own = apiHost ?? `https://${projectId}.api.sanity.io`
  const call = (path: string, withToken: string | undefined, init: RequestInit = {}, base = own) =>
    ask(setting, `${base}/${path}`, {
      ...init,
      headers: {
        'x-sanity-project-id': projectId,
        ...(withToken && { authorization: `Bearer ${withToken}` }),
        ...init.headers,
      },
    })
  return { projectId, dataset, token, writeToken, call, globalHost: apiHost ?? 'https://api.sanity.io' }
}

async function checkAccess(setting: Setting): Promise<Problem[]> {
  const { projectId, dataset, token, call } = connection(setting)
  const query = `${version}/data/query/${dataset}?query=${encodeURIComponent('count(*[_type == "page"])')}`
  let answer: Answer
  try {
    answer = await call(query, token)
  } catch (error) {
    if (error instanceof Unreachable)
      return [problem('sanity.unreachable', `Sanity can’t be reached (${error.message})`)]
    throw error
  }
  const { status, text, headers } = answer
  const warning = headers.get('x-sanity-warning')
  if (status === 200 && warning && /version/i.test(warning))
    return [problem('sanity.api-version', `Sanity warns of the API version ${version}`)]
  if (status === 200) return []
  if (status === 401) return [problem('sanity.read-token', 'Sanity does not accept SANITY_READ_TOKEN')]
  if (status === 403)
    return [problem('sanity.read-token', 'SANITY_READ_TOKEN belongs to another project of Sanity’s')]
  if (status === 404 && /dataset/i.test(text))
    return [problem('sanity.dataset', `Sanity’s project ${projectId} has no dataset ${dataset}`)]
  if (status === 404) return [problem('sanity.project', `Sanity knows no project ${projectId}`)]
  return [problem('sanity.unreachable', `Sanity answers a query with ${status}`)]
}

async function checkReader(setting: Setting): Promise<Problem[]> {
  const { projectId, dataset, token, call } = connection(setting)
  if (!token) throw new Skipped('SANITY_READ_TOKEN is not set')
  const [rights, writing] = await Promise.all([
    call(`${version}/projects/${projectId}/datasets/${dataset}/acl`, token),
    tryToPublish(setting, token),
  ])
  if (rights.status === 200 && !(await mayReadDrafts(rights.body as Grant[])))
    return [
      problem('sanity.read-token-role', 'SANITY_READ_TOKEN may not read drafts, so no preview can be shown'),
    ]
  if (writing.status === 200)
    return [problem('sanity.read-token-role', 'SANITY_READ_TOKEN may also write, which nothing needs')]
  return []
}

async function checkWriter(setting: Setting): Promise<Problem[]> {
  const { writeToken } = connection(setting)
  if (!writeToken) throw new Skipped('SANITY_WRITE_TOKEN is not set')
  const { status } = await tryToPublish(setting, writeToken)
  if (status === 200) return []
  if (status === 401) return [problem('sanity.write-token', 'Sanity does not accept SANITY_WRITE_TOKEN')]
  if (status === 403) return [problem('sanity.write-token-role', 'SANITY_WRITE_TOKEN may not publish')]
  throw new Skipped(`Sanity answered ${status}`)
}

/** Asks whether a document could be published; with `dryRun` nothing is written. */
function tryToPublish(setting: Setting, token: string) {
  const { dataset, call } = connection(setting)
  return call(`${version}/data/mutate/${dataset}?dryRun=true`, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ create: { _id: 'doctor', _type: 'page' } }] }),
  })
}

type Grant = { filter: string; permissions: string[] }

async function mayReadDrafts(grants: Grant[]): Promise<boolean> {
  const draft = { _id: 'drafts.doctor', _type: 'page' }
  for (const { filter, permissions } of grants) {
    if (!permissions.includes('read')) continue
    const value = await evaluate(parse(`*[${filter}]`), { dataset: [draft] })
    if ((await value.get()).length > 0) return true
  }
  return false
}

async function checkPrivacy(setting: Setting): Promise<Problem[]> {
  const { projectId, dataset, token, call, globalHost } = connection(setting)
  const { status, body } = await call(`${version}/projects/${projectId}/datasets`, token, {}, globalHost)
  if (status !== 200) throw new Skipped('Sanity does not tell it to this token')
  const one = (body as { name: string; aclMode: string }[]).find(({ name }) => name === dataset)
  if (one?.aclMode !== 'public') return []
  return [
    problem('sanity.dataset-public', `Anybody can read Sanity’s dataset ${dataset}, planned prices too`),
  ]
}

async function checkOrigins(setting: Setting): Promise<Problem[]> {
  const { env } = setting
  const origins = [siteUrlOf(setting), env.studioOrigin].flatMap((url) => (url ? [new URL(url).origin] : []))
  return (await Promise.all(origins.map((origin) => checkOrigin(setting, origin)))).flat()
}

async function checkOrigin(setting: Setting, origin: string): Promise<Problem[]> {
  const { dataset, call } = connection(setting)
  const { headers } = await call(`${version}/data/query/${dataset}?query=1`, undefined, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  })
  if (headers.get('access-control-allow-origin') !== origin)
    return [problem('sanity.cors', `Sanity lets no page of ${origin} in, so the Studio can’t run there`)]
  if (headers.get('access-control-allow-credentials') !== 'true')
    return [
      problem(
        'sanity.cors-credentials',
        `Sanity lets ${origin} in without credentials, so nobody can log in`,
      ),
    ]
  return []
}

type Hook = {
  url: string
  dataset?: string
  apiVersion?: string
  httpMethod?: string
  isDisabled?: boolean
  includeDrafts?: boolean
  rule?: { on?: string[]; projection?: string | null }
}

/** Only a token that may see webhooks is told of them; whether the secret is right is asked of the site itself. */
async function checkWebhook(setting: Setting): Promise<Problem[]> {
  const { projectId, dataset, writeToken, token, call, globalHost } = connection(setting)
  const url = `${siteUrlOf(setting)}/api/sanity/webhook`
  const list = await call(`v2021-10-04/hooks/projects/${projectId}`, writeToken ?? token, {}, globalHost)
  if (list.status !== 200 || !Array.isArray(list.body))
    throw new Skipped('Sanity tells of webhooks only to tokens that may manage them')
  const hook = (list.body as Hook[]).find((one) => one.url === url)
  if (!hook) return [problem('sanity.webhook', `Sanity has no webhook to ${url}`)]
  const wrong = [
    hook.isDisabled && 'is switched off',
    hook.dataset && hook.dataset !== '*' && hook.dataset !== dataset && `is for dataset ${hook.dataset}`,
    hook.httpMethod && hook.httpMethod !== 'POST' && `calls with ${hook.httpMethod}`,
    !['create', 'update', 'delete'].every((event) => hook.rule?.on?.includes(event)) &&
      'is not triggered on create, update and delete',
    !/operation/.test(hook.rule?.projection ?? '') && 'has another projection',
  ].filter(Boolean)
  return wrong.length > 0
    ? [problem('sanity.webhook-settings', `Sanity’s webhook to the site ${wrong.join(' and ')}`)]
    : []
}
