'use client'

import { NextStudio } from 'next-sanity/studio/client-component'
import { useMemo } from 'react'
import { createStudioConfig } from '@/studio/config'
import type { StudioConnection } from '@/studio/connection'

export function MountedStudio({ connection }: { connection: StudioConnection }) {
  const { projectId, dataset, apiHost } = connection
  const config = useMemo(
    () => createStudioConfig({ projectId, dataset, apiHost }),
    [projectId, dataset, apiHost],
  )
  return <NextStudio config={config} />
}
