export type StudioConnection = { projectId: string; dataset: string; apiHost?: string }

/** Where the Studio finds its content. */
export function studioConnection({ projectId, dataset, apiHost }: StudioConnection) {
  return {
    projectId,
    dataset,
    ...(apiHost && { apiHost: new URL(apiHost, location.origin).href.replace(/\/$/, '') }),
    document: { comments: { enabled: false } },
  }
}
