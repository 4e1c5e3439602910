import 'server-only'
import type { FormId } from '@/lib/forms/model'

/** When the sender of this form was promised an answer; null where nothing is promised. */
export async function dueAt(
  _form: FormId,
  _values: Record<string, unknown>,
  _at: Date,
): Promise<Date | null> {
  return null
}
