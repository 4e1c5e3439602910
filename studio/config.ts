import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { type StudioConnection, studioConnection } from './connection.ts'
import { landingPage } from './landing-page.ts'
import { Mark } from './mark.tsx'
import { singletonRules } from './singletons.ts'
import { structure } from './structure/structure.ts'
import { theme } from './theme.ts'
import { bookingCoverageTool } from './tools/booking-coverage/tool.ts'
import { handbookTool } from './tools/handbook/tool.ts'
import { inboxTool } from './tools/inbox/tool.ts'

/** The Studio for this project and content source; both are known at run time only. */
export function createStudioConfig(connection: StudioConnection) {
  const { document, ...connected } = studioConnection(connection)
  return defineConfig({
    ...connected,
    title: 'Ocotillo',
    icon: Mark,
    basePath: '/studio',
    theme,
    schema: { types: schemaTypes, templates: (templates) => [...templates, landingPage] },
    plugins: [structureTool({ title: 'Content', structure }), visionTool({ title: 'Queries' })],
    document: { ...document, ...singletonRules },
    tools: (tools, { currentUser }) =>
      [...tools, inboxTool, bookingCoverageTool, handbookTool].filter(
        ({ name }) => name !== 'vision' || isAdministrator(currentUser?.roles),
      ),
  })
}

function isAdministrator(roles: { name: string }[] = []): boolean {
  return roles.some(({ name }) => name === 'administrator')
}
