import PostalMime from 'postal-mime'
import { connectToDatabase } from './database'
import type { Demo } from './demo'

/** The PDF attached to the newest mail to this address that has one. Fails the test when there is none. */
export async function pdfMailedTo(demo: Demo, email: string): Promise<Uint8Array> {
  const sql = await connectToDatabase(demo)
  try {
    const rows = await sql<{ raw: Buffer }[]>`
      select raw from mail.messages where ${email} = any (recipients) order by id desc`
    for (const { raw } of rows) {
      const { attachments } = await PostalMime.parse(raw)
      const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')
      if (pdf) return new Uint8Array(pdf.content as ArrayBuffer)
    }
  } finally {
    await sql.end()
  }
  throw new Error(`No mail to ${email} has a PDF`)
}
