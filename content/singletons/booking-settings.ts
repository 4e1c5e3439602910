import { keyed } from '../build/document.ts'

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
