/** The clinic's contacts of which editors choose one for a card; the values stand under Clinic and contact. */
export const contactChannels = [
  { title: 'Phone', value: 'phone' },
  { title: 'Support phone', value: 'supportPhone' },
  { title: 'Bookings email', value: 'emailBookings' },
  { title: 'General email', value: 'emailGeneral' },
  { title: 'Medical team email', value: 'emailMedicalTeam' },
  { title: 'Legal email', value: 'emailLegal' },
  { title: 'Privacy officer email', value: 'emailPrivacy' },
  { title: 'Compliance email', value: 'emailCompliance' },
  { title: 'Street address', value: 'street' },
] as const

export type ContactChannel = (typeof contactChannels)[number]['value']
