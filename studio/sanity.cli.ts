import { defineCliConfig } from 'sanity/cli'

/** For `npm run typegen` and for import into a hosted dataset (docs/hosted.md). */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_DATASET ?? 'production',
  },
  typegen: {
    path: '../lib/content/server/*.ts',
    schema: '../lib/content/server/schema.json',
    generates: process.env.TYPEGEN_TYPES ?? '../lib/content/server/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: true,
  },
})
