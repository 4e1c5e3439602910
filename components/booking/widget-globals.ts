import type { Selector } from '@/lib/care/booking/shared/model'

/** What the provider's script calls our selectors. It reads them when its frame reports, not when it runs. */
export const globalOf: Record<Selector, string> = {
  clientArea: 'intakeqClientArea',
  groupId: 'intakeqGroupId',
  locationId: 'intakeqLocationId',
  packageId: 'intakeqPackageId',
  serviceId: 'intakeqServiceId',
  categoryId: 'intakeqCategoryId',
}

/** Everything the script reads or leaves behind. */
const known = [
  'intakeq',
  ...Object.values(globalOf),
  ...['intakeqPractitionerId', 'intakeqPackagesOnly', 'intakeqServicesOnly', 'intakeqReminderType'],
  ...['intakeqUtmSource', 'intakeqUtmMedium', 'intakeqUtmCampaign', 'portalId'],
  ...['intakeqClientName', 'intakeqClientEmail', 'intakeqClientPhone', 'intakeqClientDob'],
  ...['intakeqHost', 'widgetUrl', 'easyXDM'],
]

/** Leaves nothing of the provider's on `window`. What a script declared with `var` can only be emptied. */
export function forgetGlobals(): void {
  for (const name of known) {
    if (!Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined)
  }
}

export function setGlobals(account: string, selector: { name: Selector; value: string | true } | null): void {
  forgetGlobals()
  Reflect.set(window, 'intakeq', account)
  if (selector) Reflect.set(window, globalOf[selector.name], selector.value)
}
