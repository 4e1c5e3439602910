/** What a drawn link needs. */
export const linkFields = `label, href`

/** What `CmsImage` needs: the asset's reference holds its size, crop and hotspot are the editor's choice. */
export const imageFields = `alt, asset, crop, hotspot`
