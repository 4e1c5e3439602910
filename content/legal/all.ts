import { inOrder } from '../build/document.ts'
import { complianceRules } from './compliance.ts'
import { medicalDisclaimer } from './medical-disclaimer.ts'
import { privacyPolicy } from './privacy.ts'
import { privacyPractices } from './privacy-practices.ts'
import { terms } from './terms.ts'

export const legalDocuments = inOrder([
  terms,
  privacyPolicy,
  privacyPractices,
  complianceRules,
  medicalDisclaimer,
])
