import { createStudioConfig } from './config.ts'

/** For Sanity's command line only; the site mounts `createStudioConfig` with the values of the running server. */
export default createStudioConfig({
  projectId: process.env.SANITY_PROJECT_ID ?? 'local',
  dataset: process.env.SANITY_DATASET ?? 'production',
})
