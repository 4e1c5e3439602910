import { licenceBadges } from '../badges.ts'
import { referencesTo } from '../build/block.ts'
import { keyed, siteSettings } from '../build/document.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

export const clinicAndContact = siteSettings({
  clinicName: 'Ocotillo Mobile IV & Wellness',
  tagline: 'Physician-supervised wellness at your door in Scottsdale and Greater Phoenix.',
  city: 'Scottsdale, Arizona',
  phone: '(480) 555-0142',
  supportPhone: '(480) 555-0143',
  emailBookings: 'bookings@ocotillo.example',
  emailGeneral: 'hello@ocotillo.example',
  emailMedicalTeam: 'care@ocotillo.example',
  emailLegal: 'legal@ocotillo.example',
  emailPrivacy: 'privacy@ocotillo.example',
  emailCompliance: 'compliance@ocotillo.example',
  street: '7000 East Desert Bloom Road, Suite 100',
  locality: 'Scottsdale',
  region: 'AZ',
  postalCode: '85251',
  hoursShort: '7 days a week, 8am–8pm',
  openingHours: keyed('hours', [
    {
      _type: 'openingHours' as const,
      label: 'Monday to Friday',
      days: weekdays,
      opens: '08:00',
      closes: '20:00',
    },
    {
      _type: 'openingHours' as const,
      label: 'Saturday',
      days: ['Saturday'],
      opens: '09:00',
      closes: '18:00',
    },
    { _type: 'openingHours' as const, label: 'Sunday', days: ['Sunday'], opens: '10:00', closes: '16:00' },
  ]),
  replyPromise: 'within 24 hours',
  licensedSince: 2023,
  announcement: { isShown: false, text: 'Same-day visits are available in Scottsdale and Paradise Valley.' },
  medicalDisclaimer:
    'The information on this site is for education and is not medical advice. These statements have not been evaluated by the Food and Drug Administration, and our services are not intended to diagnose, treat, cure or prevent any disease. Every treatment needs a telehealth medical evaluation and the approval of a licensed provider. Clinical services are for clients located in Arizona only. In an emergency, call 911.',
  redactAfterDays: 365,
  copyrightFrom: 2024,
  socialLinks: keyed('social', [
    social('photos', 'Ocotillo on Instagram', 'photos'),
    social('friends', 'Ocotillo on Facebook', 'friends'),
    social('videos', 'Ocotillo on TikTok', 'videos'),
    social('business', 'Ocotillo on LinkedIn', 'business'),
  ]),
  bureauBadge: { label: 'Business bureau: member (sample)', href: 'https://bureau.ocotillo.example/member' },
  licenceBadges: referencesTo('badge', licenceBadges),
  structuredData: {
    priceRange: '$99-$700',
    ratingValue: 5,
    reviewCount: 500,
    areaServed: ['Scottsdale', 'Phoenix', 'Paradise Valley', 'Tempe', 'Mesa'],
    latitude: 33.49364,
    longitude: -111.92108,
  },
})

function social(network: 'photos' | 'friends' | 'videos' | 'business', label: string, page: string) {
  return { _type: 'socialLink' as const, network, label, href: `https://social.ocotillo.example/${page}` }
}
