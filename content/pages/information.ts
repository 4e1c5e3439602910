import { about } from './about.ts'
import { clientPortal } from './client-portal.ts'
import { compliance } from './compliance.ts'
import { contact } from './contact.ts'
import { goodFaithEstimate } from './good-faith-estimate.ts'
import { privacy, privacyPractices, terms } from './legal.ts'
import { medicalCompliance } from './medical-compliance.ts'
import { mobileTestingKits } from './mobile-testing-kits.ts'
import { nadPeptides } from './nad-peptides.ts'
import { newsletter } from './newsletter.ts'
import { telehealth } from './telehealth.ts'

/** About, contact, legal and the services that are not sold in the shop. */
export const informationPages = [
  about,
  contact,
  newsletter,
  clientPortal,
  telehealth,
  nadPeptides,
  mobileTestingKits,
  compliance,
  medicalCompliance,
  goodFaithEstimate,
  terms,
  privacy,
  privacyPractices,
]
