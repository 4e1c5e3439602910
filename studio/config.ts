import { visionTool } from '@sanity/vision'
import { useEffect, useRef } from 'react'
import {
  buildLegacyTheme,
  type DocumentActionComponent,
  type DocumentPluginOptions,
  defineConfig,
  definePlugin,
  type LayoutProps,
  type StudioTheme,
  type Tool,
  useDocumentOperationEvent,
  useSetPerspective,
} from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { neededWords } from '../schemas/rules/needed.ts'
import { singletons } from '../schemas/singletons/index.ts'
import { tellingActions } from './addresses/telling-actions.tsx'
import { type StudioConnection, studioConnection } from './connection.ts'
import { DocumentInput } from './document-input.tsx'
import { landingPage, landingPageTemplate } from './landing-page.ts'
import { Mark } from './mark.tsx'
import { previewTool, withPagesTold } from './presentation/tool.tsx'
import { structure } from './structure/structure.ts'
import { drafts } from './tools/inbox/ui/drafts.ts'
import { priceHistoryActions } from './tools/price-history/history-action.ts'
import { schedulePlugin } from './tools/schedule/plugin.tsx'
import {
  bookingCoverageTool,
  handbookTool,
  inboxTool,
  peopleTool,
  previewLinksTool,
  priceHistoryTool,
  todayTool,
  truthCheckTool,
} from './tools/tools.ts'

/**
 * The Studio for this project and content source; both are known at run time only. `siteUrl` only where the Studio is
 * not on the site's own origin.
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
        layout: ForgetsAtLogOut,
        activeToolLayout: (props) => withPagesTold(props, siteUrl),
      },
    },
    tools: (tools, { currentUser }) =>
      firstFor(
        [...tools, ...ownTools].filter(({ name }) => isFor(name, currentUser?.roles)),
        currentUser?.roles,
      ),
  })
}

const ownTools = [
  todayTool,
  inboxTool,
  truthCheckTool,
  priceHistoryTool,
  bookingCoverageTool,
  previewLinksTool,
  peopleTool,
  handbookTool,
]

/**
 * The Studio opens its first tool: Today for owner and editor. Who publishes nothing (front desk, clinician) comes for
 * what people wait for, and has Today beside it.
 */
function firstFor(tools: Tool[], roles: { name: string }[] = []): Tool[] {
  const isPublisher = roles.some(({ name }) => publishers.has(name))
  const first = isPublisher ? [todayTool.name] : [inboxTool.name, todayTool.name]
  const placeOf = ({ name }: Tool) => first.indexOf(name) + 1 || first.length + 1
  return tools.toSorted((one, other) => placeOf(one) - placeOf(other))
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

const names = new Set<string>([...singletons.map(({ name }) => name), 'formText', 'truthNote'])
const allowedActions = new Set(['publish', 'schedule', 'discardChanges', 'restore'])

/**
 * Of a singleton there is exactly one, of form texts one for each form, and of notes one for each finding: they are
 * never offered as new and can't be duplicated, unpublished or deleted. The landing page is offered under Create; the
 * list of pages makes empty ones.
 */
const singletonRules: DocumentPluginOptions = {
  actions: (actions, { schemaType }) =>
    names.has(schemaType) ? actions.filter(({ action }) => action && allowedActions.has(action)) : actions,
  newDocumentOptions: (templates, { creationContext }) =>
    templates.filter(
      ({ templateId }) =>
        !names.has(templateId) && (templateId !== landingPageTemplate || creationContext.type === 'global'),
    ),
}

/**
 * Sanity offers "Unpublish" while the published version is shown, and goes on showing that: nothing, and the next
 * document read-only. What is left is the draft, so the Studio goes back to drafts. It is no action of its own, only
 * where those of a document live.
 */
const ShowDraftAfterUnpublish: DocumentActionComponent = ({ id, type }) => {
  const event = useDocumentOperationEvent(id, type)
  const seen = useRef(event)
  const setPerspective = useSetPerspective()
  useEffect(() => {
    if (event === seen.current) return
    seen.current = event
    if (event?.type === 'success' && event.op === 'unpublish') setPerspective('drafts')
  }, [event, setPerspective])
  return null
}

const draftAfterUnpublish = definePlugin({
  name: 'draft-after-unpublish',
  document: { actions: (previous) => [...previous, ShowDraftAfterUnpublish] },
})

/** The site's colours as the Studio takes them: it knows no OKLCH (design: sand, ink, agave, bloom). */
const sand = '#fdfaf4'
const ink = '#15202d'
const inkSoft = '#5a6472'
const agave = '#00696a'
const agaveDeep = '#003e41'
const danger = '#c9302d'
const success = '#287c42'
const warning = '#ca8a10'

const colours = buildLegacyTheme({
  '--black': ink,
  '--white': '#ffffff',
  '--gray': inkSoft,
  '--gray-base': inkSoft,
  '--component-bg': sand,
  '--component-text-color': ink,
  '--brand-primary': agave,
  '--focus-color': agave,
  '--default-button-color': inkSoft,
  '--default-button-primary-color': agave,
  '--default-button-success-color': success,
  '--default-button-warning-color': warning,
  '--default-button-danger-color': danger,
  '--state-info-color': agave,
  '--state-success-color': success,
  '--state-warning-color': warning,
  '--state-danger-color': danger,
  '--main-navigation-color': agaveDeep,
  '--main-navigation-color--inverted': sand,
})

/** The clinic's colours in the Studio. */
const theme = softlySelected(colours)

/**
 * Selected rows get the quiet tint of pressed ones: on the strong one the second line and the status can't be read.
 */
function softlySelected(source: StudioTheme): StudioTheme {
  const theme = structuredClone(source)
  for (const scheme of theme.color ? [theme.color.light, theme.color.dark] : []) {
    for (const { card, selectable } of Object.values(scheme)) {
      card.selected = card.pressed
      for (const states of Object.values(selectable ?? {})) states.selected = states.pressed
    }
  }
  return theme
}

/** The whole Studio, which is there while somebody is logged in: what they typed goes with them. */
function ForgetsAtLogOut(props: LayoutProps) {
  useEffect(() => drafts.forgetAll, [])
  return props.renderDefault(props)
}
