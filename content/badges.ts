import { badge, inOrder } from './build/document.ts'

const arizonaLicensed = badge({
  slug: 'arizona-licensed',
  name: 'Arizona licensed staff',
  detail: 'Every nurse and provider holds an active Arizona license.',
  icon: 'certificate',
})
const physicianSupervised = badge({
  slug: 'physician-supervised',
  name: 'Physician-supervised',
  detail: 'A physician oversees every protocol we use.',
  icon: 'stethoscope',
})
const hipaa = badge({
  slug: 'hipaa',
  name: 'HIPAA compliant',
  detail: 'We protect your health information the way federal privacy law requires.',
  icon: 'lock',
})
const examFirst = badge({
  slug: 'exam-first',
  name: 'Good faith exam first',
  detail: 'A provider examines you by video before your first treatment.',
  icon: 'video',
})
const licensedPharmacies = badge({
  slug: 'licensed-pharmacies',
  name: 'Licensed pharmacies',
  detail: 'We buy only from licensed pharmacies and registered suppliers.',
  icon: 'flask',
})
const emergencyTrained = badge({
  slug: 'emergency-trained',
  name: 'Trained for emergencies',
  detail: 'Every nurse is trained in life support and carries what’s needed to treat a reaction.',
  icon: 'heart',
})
const singleUse = badge({
  slug: 'single-use',
  name: 'Sterile, single-use supplies',
  detail: 'Opened in front of you, used once, then disposed of as medical waste.',
  icon: 'syringe',
})
const writtenEstimates = badge({
  slug: 'written-estimates',
  name: 'Estimates in writing',
  detail: 'A Good Faith Estimate for everyone who asks or pays without insurance.',
  icon: 'document',
})

/** The three that stand in the footer of every page. */
export const licenceBadges = [arizonaLicensed, physicianSupervised, hipaa]

/** The six of the about page (ABOUT-004). */
export const aboutBadges = [...licenceBadges, examFirst, licensedPharmacies, emergencyTrained]

/** The eight of the compliance page (COMP-002). */
export const complianceBadges = [...aboutBadges, singleUse, writtenEstimates]

/** All badges, in the order of the Studio's list. */
export const badges = inOrder(complianceBadges)
