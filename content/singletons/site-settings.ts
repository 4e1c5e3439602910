import { siteSettings } from '../build/document.ts'

export const clinicAndContact = siteSettings({
  clinicName: 'Ocotillo Mobile IV & Wellness',
  tagline: 'Physician-supervised wellness at your door in Scottsdale and Greater Phoenix.',
  city: 'Scottsdale, Arizona',
  phone: '(480) 555-0142',
  supportPhone: '(480) 555-0143',
  emailBookings: 'bookings@ocotillo.example',
  emailGeneral: 'hello@ocotillo.example',
  announcement: { isShown: false, text: 'Same-day visits are available in Scottsdale and Paradise Valley.' },
  medicalDisclaimer:
    'The information on this site is for education and is not medical advice. These statements have not been evaluated by the Food and Drug Administration, and our services are not intended to diagnose, treat, cure or prevent any disease. Every treatment needs a telehealth medical evaluation and the approval of a licensed provider. Clinical services are for clients located in Arizona only. In an emergency, call 911.',
  copyrightFrom: 2024,
})
