import { badge, inOrder } from '../build/document.ts'

const arizonaLicensed = badge({
  slug: 'arizona-licensed',
  name: 'Arizona licensed staff',
  detail: 'Every nurse and provider holds an active Arizona licence.',
  icon: 'check',
})
const physicianSupervised = badge({
  slug: 'physician-supervised',
  name: 'Physician-supervised',
  detail: 'A physician oversees every protocol we use.',
  icon: 'check',
})
const hipaa = badge({
  slug: 'hipaa',
  name: 'HIPAA compliant',
  detail: 'Your health information is kept as federal privacy law asks.',
  icon: 'check',
})

/** The three that stand in the footer of every page. */
export const licenceBadges = [arizonaLicensed, physicianSupervised, hipaa]

/** All badges, in the order of the Studio's list. */
export const badges = inOrder([...licenceBadges])
