import { defineCliConfig } from 'sanity/cli'

/** For `npm run typegen` and for import into a hosted dataset (docs/hosted.md). */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_DATASET ?? 'production',
  },
  typegen: {
    path: '../lib/content/*.ts',
    schema: '../lib/content/schema.json',
    generates: process.env.TYPEGEN_TYPES ?? '../lib/content/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: true,
  },
})
