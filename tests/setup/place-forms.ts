import type { FormId } from '../../lib/forms/model.ts'
import { contentOf } from './content'
import type { Demo } from './demo'
import { expect } from './fixtures'
import { addresses } from './forms'

/** Publishes a page with nothing but the form at each address that has none yet. */
export async function placeForms(demo: Demo): Promise<void> {
  for (const [form, path] of Object.entries(addresses) as [FormId, string][]) {
    const ask = async () => (await fetch(`${demo.ownUrl}${path}`)).status
    if ((await ask()) === 200) continue
    await contentOf(demo).create({
      _id: `page-only-${form}`,
      _type: 'page',
      title: form,
      path,
      blocks: [{ _type: 'requestForm', _key: 'form', form }],
    })
    await expect.poll(ask).toBe(200)
  }
}
