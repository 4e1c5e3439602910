import { presentationTool } from 'sanity/presentation'
import { mainDocuments } from './documents.ts'
import { locations } from './locations.ts'

/** The site beside its documents, with everything that is not published yet. `siteUrl` only where the site is not on the Studio's own origin. */
export const previewTool = (siteUrl: string | undefined) =>
  presentationTool({
    title: 'Preview',
    previewUrl: {
      ...(siteUrl && { initial: siteUrl }),
      // Sharing as Sanity has it never ends; preview links do.
      previewMode: { enable: '/api/preview/enter', disable: '/api/preview/exit', shareAccess: false },
    },
    ...(siteUrl && { allowOrigins: [new URL(siteUrl).origin] }),
    resolve: { mainDocuments, locations },
  })
