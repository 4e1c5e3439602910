import type { ValidationContext } from 'sanity'
import { getPublishedId } from 'sanity'

const zipCode = /^\d{5}$/

/** `true`, or a sentence: a ZIP code has five digits and stands in a list once. */
export function zipCodesProblem(zipCodes: string[] | undefined): true | string {
  const wrong = zipCodes?.find((zip) => !zipCode.test(zip))
  if (wrong !== undefined) return `“${wrong}” isn’t a ZIP code: enter five digits, such as 85251.`
  const twice = zipCodes?.find((zip, index) => zipCodes.indexOf(zip) !== index)
  return twice ? `${twice} is listed twice.` : true
}

type Area = { city: string | null; zipCodes: string[] }

const otherAreasQuery = `*[_type == "serviceArea" && count((zipCodes)[@ in $zipCodes]) > 0
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))] { city, zipCodes }`

/**
 * `true`, or a sentence that names the other area: of two with the same ZIP code the first one of the page answers.
 */
export async function zipCodesTakenProblem(
  zipCodes: string[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!zipCodes?.length || !context.document) return true
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
  const id = getPublishedId(context.document._id)
  const others = await client.fetch<Area[]>(otherAreasQuery, { zipCodes, id })
  const [other] = others
  const shared = other?.zipCodes.filter((zip) => zipCodes.includes(zip)) ?? []
  return other
    ? `${shared.join(', ')}: also in ${other.city ?? 'another area'}. Keep each in one area.`
    : true
}
