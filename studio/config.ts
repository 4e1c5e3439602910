import { visionTool } from '@sanity/vision'
import { defineConfig, type Tool } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { neededWords } from '../schemas/rules/needed.ts'
import { tellingActions } from './addresses/telling-actions.tsx'
import { type StudioConnection, studioConnection } from './connection.ts'
import { DocumentInput } from './document-input.tsx'
import { draftAfterUnpublish } from './draft-after-unpublish.ts'
import { ForgetAtLogOut } from './forget-at-log-out.tsx'
import { landingPage } from './landing-page.ts'
import { Mark } from './mark.tsx'
import { withPagesTold } from './presentation/tell-pages.tsx'
import { previewTool } from './presentation/tool.ts'
import { singletonRules } from './singletons.ts'
import { structure } from './structure/structure.ts'
import { theme } from './theme.ts'
import { bookingCoverageTool } from './tools/booking-coverage/tool.ts'
import { handbookTool } from './tools/handbook/tool.ts'
import { inboxTool } from './tools/inbox/tool.ts'
import { peopleTool } from './tools/people/tool.ts'
import { previewLinksTool } from './tools/preview-links/tool.ts'
import { priceHistoryActions } from './tools/price-history/history-action.ts'
import { priceHistoryTool } from './tools/price-history/tool.ts'
import { schedulePlugin } from './tools/schedule/plugin.ts'
import { truthCheckTool } from './tools/truth-check/tool.ts'

/**
 * The Studio for this project and content source; both are known at run time only. `siteUrl` only where the Studio is not on the
 * site's own origin.
 */
export function createStudioConfig({ siteUrl, ...connection }: StudioConnection & { siteUrl?: string }) {
  const { document, ...connected } = studioConnection(connection)
  return defineConfig({
    ...connected,
    title: 'Ocotillo',
    icon: Mark,
    basePath: '/studio',
    theme,
    schema: { types: schemaTypes, templates: (templates) => [...templates, landingPage] },
    plugins: [
      structureTool({ title: 'Content', structure }),
      previewTool(siteUrl),
      visionTool({ title: 'Queries' }),
      schedulePlugin(),
      priceHistoryActions(),
      draftAfterUnpublish(),
      tellingActions(),
    ],
    document: { ...document, ...singletonRules },
    form: { components: { input: DocumentInput } },
    i18n: { bundles: [neededWords] },
    studio: {
      components: {
        layout: ForgetAtLogOut,
        activeToolLayout: (props) => withPagesTold(props, siteUrl),
      },
    },
    tools: (tools, { currentUser }) =>
      deskFirst(
        [...tools, ...ownTools].filter(({ name }) => isFor(name, currentUser?.roles)),
        currentUser?.roles,
      ),
  })
}

const ownTools = [
  inboxTool,
  truthCheckTool,
  priceHistoryTool,
  bookingCoverageTool,
  previewLinksTool,
  peopleTool,
  handbookTool,
]

/**
 * The Studio opens its first tool. Who publishes nothing (front desk, clinician) comes for what people wait for; the others come for
 * the content.
 */
function deskFirst(tools: Tool[], roles: { name: string }[] = []): Tool[] {
  if (roles.some(({ name }) => publishers.has(name))) return tools
  const isInbox = ({ name }: Tool) => Number(name === inboxTool.name)
  return tools.toSorted((one, other) => isInbox(other) - isInbox(one))
}

const publishers = new Set(['administrator', 'developer', 'editor'])

/** Tools that are not for everybody, by the roles they are for. The server asks again. */
const rolesOf: Record<string, string[]> = {
  vision: ['administrator'],
  'preview-links': ['administrator', 'editor'],
  people: ['administrator'],
}

function isFor(tool: string, roles: { name: string }[] = []): boolean {
  const needed = rolesOf[tool]
  return !needed || roles.some(({ name }) => needed.includes(name))
}
