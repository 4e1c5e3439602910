import { createClient } from '@sanity/client'
import sharp from 'sharp'
import type { Demo } from './demo'

export type Content = { _id: string; _type: string; [field: string]: unknown }

/** Edits and publishes as the owner would, without a browser. */
export function contentOf({ stackUrl, secrets, person }: Demo) {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${stackUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: person('olivia').token,
  })
  const pair = (publishedId: string) => ({ publishedId, draftId: `drafts.${publishedId}` })
  const publish = (id: string) => client.action({ actionType: 'sanity.action.document.publish', ...pair(id) })
  const edit = (id: string, set: Record<string, unknown>) =>
    client.action({ actionType: 'sanity.action.document.edit', ...pair(id), patch: { set } })
  return {
    /** Changes fields of a document's draft, by their paths. */
    edit,
    publish,
    async publishPrice(id: string, price: number) {
      await edit(id, { price })
      await publish(id)
    },
    unpublish: (id: string) => client.action({ actionType: 'sanity.action.document.unpublish', ...pair(id) }),
    discard: (id: string) => client.delete(`drafts.${id}`),
    /** Deletes a document with its draft, whichever of them there is. */
    remove: (id: string) => client.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } }),
    /** The first published document the query finds. */
    first: (query: string, params: Record<string, string> = {}) =>
      client.fetch<Record<string, unknown> | null>(query, params, { perspective: 'published' }),
    published: (id: string) => client.getDocument(id),
    /** Every published document that editors write. */
    documents: () =>
      client.fetch<Content[]>(
        '*[!(_type match "sanity.**") && !(_type match "system.**")]',
        {},
        { perspective: 'published' },
      ),
    /** Writes a published document as an import does: nothing is checked. */
    write: (document: Content) => client.createOrReplace(document),
    /** The same for many, at once. */
    writeAll: (documents: Content[]) =>
      documents
        .reduce((transaction, document) => transaction.createOrReplace(document), client.transaction())
        .commit({ returnDocuments: false, visibility: 'async' }),
    /** Stores a picture of one colour; its document's id. */
    async uploadPicture() {
      const file = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2f6f6b' } })
        .png()
        .toBuffer()
      return (await client.assets.upload('image', file, { filename: 'picture.png' }))._id
    },
    draft: (id: string) => client.getDocument(`drafts.${id}`),
    injectionIds: () => client.fetch<string[]>('*[_type == "injection"]._id', {}, { perspective: 'drafts' }),
    async create(document: Content) {
      await client.create({ ...document, _id: `drafts.${document._id}` })
      await publish(document._id)
    },
    async faults(faults: { webhooks: 'drop' | 'deliver' }) {
      const response = await fetch(`${stackUrl}/lake/_faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.controlToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      })
      if (!response.ok) throw new Error(`The lake refused the fault: ${response.status}`)
    },
  }
}
