import { Hono, type MiddlewareHandler } from 'hono'
import { LakeError } from './errors.ts'
import { grants } from './grants.ts'
import { keyvalueRoutes } from './keyvalue.ts'
import { loginRoutes } from './login.ts'
import type { Identity, LakeContext, LakeEnv, Role } from './types.ts'

/**
 * Who is asking, what they may do, and what the Studio asks about its project (docs/contracts/content-lake.md 8,
 * "Session and project").
 */
export function sessionRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  app.route('/', loginRoutes(context))
  app.route('/', keyvalueRoutes(context))
  app.route('/', projectRoutes(context))
  app.route('/', studioServiceRoutes(context))

  app.get('/users/me', (c) => {
    const { id, name, email, role } = c.get('identity')
    return c.json({ id, name, email, provider: 'sanity', role, roles: rolesOf(c.get('identity')) })
  })

  app.get('/users/:ids', async (c) => {
    const ids = c.req.param('ids').split(',').slice(0, maxIds)
    const users = await Promise.all(
      ids.map(async (id) => {
        const person = await context.people.named(id)
        return person ? { id, displayName: person.name, imageUrl: null, email: person.email } : null
      }),
    )
    return c.json(ids.length === 1 ? users[0] : users)
  })

  return app
}

function projectRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { projectId, dataset } = context

  app.use('/projects/:project/*', async (c, next) => {
    if (c.req.param('project') !== projectId)
      throw missing('project', `Project not found: ${c.req.param('project')}`)
    await next()
  })
  app.use('/projects/:project/datasets/:dataset/*', async (c, next) => {
    if (c.req.param('dataset') !== dataset)
      throw missing('dataset', `Dataset not found: ${c.req.param('dataset')}`)
    await next()
  })

  app.get('/projects/:project', async (c) => {
    const members = (await context.people.members()).map((person) => ({
      id: person.id,
      isCurrentUser: person.id === c.get('identity').id,
      isRobot: false,
      role: person.role,
      roles: rolesOf(person),
    }))
    return c.json({
      id: projectId,
      displayName: 'Ocotillo',
      organizationId: null,
      studioHost: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      metadata: {},
      features: [],
      maxRetentionDays: 365,
      ...(c.req.query('includeMembers') !== 'false' && { members }),
    })
  })

  // Who belongs to the project, and who is invited: only for those who look after it (Sanity's Access API, and what its
  // command line asks).
  app.use('/access/project/:project/users', onlyAdministrators)
  app.use('/invitations/project/:project', onlyAdministrators)
  app.get('/access/project/:project/users', async (c) => {
    const data = (await context.people.members()).map(({ id, name, email, role }) => ({
      sanityUserId: id,
      profile: { id, displayName: name, email, provider: 'sanity' },
      memberships: [{ resourceType: 'project', resourceId: projectId, roleNames: [role] }],
    }))
    return c.json({ data, totalCount: data.length, nextCursor: null })
  })
  app.get('/invitations/project/:project', (c) => c.json([]))

  // A client that finds the project by host name leaves the project out of the path.
  app.on('GET', ['/projects/:project/datasets', '/datasets'], (c) =>
    c.json(c.req.query('datasetProfile') ? [] : [{ name: dataset, aclMode: 'private' }]),
  )
  app.get('/projects/:project/datasets/:dataset/acl', (c) => c.json(grants[c.get('identity').role]))
  app.get('/projects/:project/datasets/:dataset/settings/indexing', (c) =>
    c.json({ partialIndexSettings: { maxFieldDepth: 0 } }),
  )
  app.get('/projects/:project/grants', (c) =>
    c.json({ 'sanity.project': [{ grants: [{ name: 'read', params: {} }] }] }),
  )
  app.get('/projects/:project/user-applications', (c) => c.json([]))
  app.get('/projects/:project/roles', (c) =>
    c.json(Object.entries(roleTitles).map(([name, texts]) => ({ name, ...texts, appliesToUsers: true }))),
  )
  return app
}

const maxIds = 200

const onlyAdministrators: MiddlewareHandler<LakeEnv> = async (c, next) => {
  if (c.get('identity').role === 'administrator') return next()
  throw new LakeError(403, 'insufficientPermissionsError', 'Insufficient permissions to read the members')
}

const missing = (kind: string, sentence: string) => new LakeError(404, `${kind}NotFoundError`, sentence)

/** Sanity's own names and descriptions of its built-in roles, as `users/me` and `projects/:id/roles` tell them. */
const roleTitles: Record<Role, { title: string; description: string }> = {
  administrator: {
    title: 'Administrator',
    description: 'Read and write access to all datasets and settings.',
  },
  editor: { title: 'Editor', description: 'Read and write access to all documents.' },
  contributor: {
    title: 'Contributor',
    description: 'Read access to all documents, write access to drafts only.',
  },
  viewer: { title: 'Viewer', description: 'Read access to all documents.' },
}

/** The role of an identity as Sanity's API lists it. */
const rolesOf = (identity: Identity) => [{ name: identity.role, ...roleTitles[identity.role] }]

/**
 * What the Studio asks Sanity the company: plans, trials, help, telemetry, feature flags. The local answers are
 * "nothing to show" and "telemetry denied"; shapes as read in sanity 6.16.
 */
function studioServiceRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/ping', (c) => c.json({ pong: true }))
  app.get('/data/ping/:dataset', (c) => c.json({ pong: true }))
  app.get('/geoip/country', (c) => c.json({ isoCode: null }))
  app.get('/check/cors', (c) => {
    const origin = c.req.header('origin')
    const allowed = !origin || context.allowedOrigins.includes(origin)
    return c.json({ result: { allowed, withCredentials: allowed } })
  })

  // Without this one the Studio, once it hears so, wraps itself in an offer to buy comments: all that was opened starts
  // anew.
  app.get('/features', (c) => c.json(['studioComments']))
  app.get('/subscriptions/project/:project', (c) => c.json(null))
  app.get('/schedules/:project/:dataset', (c) => c.json({ schedules: [] }))
  app.get('/journey/announcements', (c) => c.json([]))
  app.get('/journey/*', (c) => c.json(null))
  app.post('/journey/*', (c) => c.json({}))
  app.get('/help', (c) => c.json({ resources: { welcomeMessage: '', sectionArray: [] } }))
  app.get('/media-libraries', (c) => c.json({ data: [] }))

  app.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
  app.post('/intake/*', (c) => c.json({}))

  app.get('/access/requests/me', (c) => c.json([]))
  app.post('/access/project/:project/requests', () => {
    throw new LakeError(
      409,
      'conflictError',
      'Ask the owner in person: the local content lake passes no requests on',
    )
  })

  return app
}
