import { createStudioConfig } from './config.ts'

/**
 * For Sanity's command line, and for a Studio that is deployed elsewhere (docs/hosted.md); the site mounts
 * `createStudioConfig` with the values of the running server.
 */
export default createStudioConfig({
  // A bundle made by the command line has the variables that begin with SANITY_STUDIO_ alone.
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? process.env.SANITY_PROJECT_ID ?? 'local',
  dataset: process.env.SANITY_STUDIO_DATASET ?? process.env.SANITY_DATASET ?? 'production',
  siteUrl: process.env.SANITY_STUDIO_SITE_URL,
})
