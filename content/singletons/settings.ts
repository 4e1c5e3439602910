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

/** Every number is a sample: the clinic's own come from its accounts (BOOK-012). The demo's stand-ins take any. */
export const booking = {
  _id: 'bookingSettings',
  _type: 'bookingSettings' as const,
  bookingScript: 'https://intakeq.com/js/widget.min.js?1',
  bookingAccount: '5f0c1d2e3a4b5c6d7e8f9a0b',
  bookingPage: 'https://intakeq.com/booking/5f0c1d2e3a4b5c6d7e8f9a0b',
  serviceIds: keyed('service', named(serviceNames(), 'demo-service')),
  categoryIds: keyed('category', named(categoryNames(), 'demo-category')),
  examForm: 'own' as const,
  examPage:
    'https://www.app.qualiphy.me/qualiphy-widget?clinic=Ocotillo&clinicId=1&first_name=&last_name=&email=&phone_number=&gender=&exams=selectable&tele_state_required=true&token=demo',
  examHeading: 'Before your exam',
  examDisclosure: [
    'The good faith exam is a video call of 5 to 10 minutes with a licensed provider. Our exam partner runs the form and the call, under its own terms.',
    'The form asks for your name, your date of birth and your health. Your browser will ask for the camera and the microphone, so that the provider can see and hear you. Find a place where you can talk without being interrupted.',
    'In an emergency, call 911.',
  ].join('\n\n'),
  examTerms:
    'https://qualiphy.me/qualiphy-terms-of-use/qualiphy-patient-telehealth-consent-and-liability-release/',
  clearanceMonths: 12,
  reviewsScript: 'https://elfsightcdn.com/platform.js',
  reviewsId: '0c0711110-demo-4000-8000-000000000001',
  mapPage: 'https://www.google.com/maps/embed?pb=demo-phoenix-metro',
  limitSeconds: 10,
}

/** BOOK-011. */
function serviceNames() {
  return [
    ...[
      'rehydrate',
      'rehydrate-plus',
      'rehydrate-deluxe',
      'hangover',
      'd-book',
      'dbook-performance',
      'myers',
    ],
    ...['jr-myers', 'jr-myers-cocktail', 'arizona-detox', 'scottsdale-beauty', 'diamondback', 'sun-devil'],
    ...[
      'gold-hydration-recovery',
      'platinum-hydration-recovery',
      'nad-plain',
      'nad-therapy',
      'fountain-youth',
    ],
    ...['diamond-nad', 'elite-nad', 'elite-nad-therapy'],
  ]
}

/** BOOK-013. */
function categoryNames() {
  return [
    ...['Basic Hydration', 'Enhanced Hydration', 'Standard Wellness', 'Specialty Therapies'],
    ...['Premium Therapies', 'NAD+ Therapy', 'Vitamin Injections', 'Membership'],
  ]
}

function named(names: string[], prefix: string) {
  return names.map((name) => ({
    _type: 'bookingId' as const,
    name,
    id: `${prefix}-${name
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, '')}`,
  }))
}

/** NPI and TIN are samples: the Studio says so, and no estimate of a live site goes out with them. */
export const practice = {
  _id: 'practiceSettings',
  _type: 'practiceSettings' as const,
  legalName: 'Ocotillo Mobile IV & Wellness, PLLC',
  npi: '1234567893',
  tin: '00-1234567',
  officeAddress: '7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251',
  state: 'Arizona',
  separatelyScheduled: keyed('separate', [
    {
      _type: 'separateItem' as const,
      name: 'Laboratory tests, if your provider orders any',
      howToGet: 'Call us. The lab sends its own estimate.',
    },
    {
      _type: 'separateItem' as const,
      name: 'Further visits after this one',
      howToGet: 'Ask when you book, or call us. We’ll send a new estimate.',
    },
  ]),
  serviceCodes: keyed(
    'code',
    [
      { code: '96360', description: 'Hydration by IV, first hour (from 31 minutes)' },
      { code: '96361', description: 'Hydration by IV, each additional hour' },
      { code: '96365', description: 'Vitamins or medication by IV, first hour' },
      { code: '96366', description: 'Vitamins or medication by IV, each additional hour' },
      { code: '96372', description: 'Injection into a muscle or under the skin' },
      { code: '96374', description: 'Injection into a vein, the first substance' },
      { code: '99203', description: 'Visit of a new patient, 30 to 44 minutes' },
      { code: '99213', description: 'Visit of a known patient, 20 to 29 minutes' },
      { code: '99199', description: 'A service that has no code of its own' },
      { code: 'J3420', description: 'Vitamin B12, up to 1,000 mcg' },
      { code: 'J7030', description: 'Normal saline, 1,000 ml' },
      { code: 'J7120', description: 'Lactated Ringer’s, up to 1,000 ml' },
    ].map((entry) => ({ _type: 'serviceCode' as const, ...entry })),
  ),
  closedDays: keyed('closed', [
    { _type: 'closedDay' as const, day: '2026-12-24', reason: 'Christmas Eve' },
    { _type: 'closedDay' as const, day: '2027-12-24', reason: 'Christmas Eve' },
  ]),
}

const rule = { _type: 'discountRule' as const, isFirstVisit: false, isCombinable: false }

/** The codes of the form are promised on /first-time-patients (ERR-016); groups pay no travel fee (AREA-012). */
export const codeRules = {
  _id: 'discountRules',
  _type: 'discountRules' as const,
  rules: [
    {
      ...rule,
      _key: 'welcome',
      name: 'First-visit discount',
      issuedBy: 'signup' as const,
      effect: 'percent' as const,
      percent: 25,
      isFirstVisit: true,
      perPerson: 1,
    },
    {
      ...rule,
      _key: 'regulars',
      name: 'Thank-you code',
      issuedBy: 'desk' as const,
      effect: 'percent' as const,
      percent: 10,
    },
    {
      ...rule,
      _key: 'group',
      name: 'Group visit',
      issuedBy: 'desk' as const,
      effect: 'travel' as const,
      isCombinable: true,
    },
  ],
}
