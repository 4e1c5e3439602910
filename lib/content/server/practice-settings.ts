import { defineQuery } from 'groq'
import { isDay } from '@/lib/platform/clinic-time/shared/business-days'
import { loadContent } from './load'

const practiceSettingsQuery = defineQuery(`*[_type == "practiceSettings" && _id == "practiceSettings"][0] {
  legalName, npi, tin, officeAddress, state, coProviders[] { _key, name, role, npi, tin, officeAddress, state },
  separatelyScheduled[] { _key, name, howToGet }, serviceCodes[] { _key, code, description }, closedDays[] { _key, day, reason }
}`)

/** Who provides the care in the eyes of the law, and when the office is closed; null before it was published. */
export const getPracticeSettings = () => loadContent(practiceSettingsQuery, { tags: ['id:practiceSettings'] })

/** The clinic's own closed days, like `2026-12-24`. */
export async function getClosedDays(): Promise<string[]> {
  const settings = await getPracticeSettings()
  return (settings?.closedDays ?? []).flatMap(({ day }) => (isDay(day) ? [day] : []))
}
