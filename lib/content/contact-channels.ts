/** The clinic's contacts of which editors choose one for a card; the values stand under Clinic and contact. */
export const contactChannels = [
  { title: 'Phone', value: 'phone' },
  { title: 'Support phone', value: 'supportPhone' },
  { title: 'Bookings e-mail', value: 'emailBookings' },
  { title: 'General e-mail', value: 'emailGeneral' },
  { title: 'Medical team e-mail', value: 'emailMedicalTeam' },
  { title: 'Legal e-mail', value: 'emailLegal' },
  { title: 'Privacy officer e-mail', value: 'emailPrivacy' },
  { title: 'Compliance e-mail', value: 'emailCompliance' },
  { title: 'Street address', value: 'street' },
] as const

export type ContactChannel = (typeof contactChannels)[number]['value']
