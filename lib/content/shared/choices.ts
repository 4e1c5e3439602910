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

/** The keys of the IV menu's categories (IVT-007). Their headings are the editors' (IVT-009). */
export const ivCategoryKeys = ['basic', 'standard', 'specialty', 'premium', 'nad'] as const

/** What somebody should ask about before having a drip or an injection. */
export const askFirstTopics = [
  { title: 'Pregnancy and breastfeeding', value: 'pregnancy' },
  { title: 'Kidneys', value: 'kidneys' },
  { title: 'Heart and blood pressure', value: 'heart' },
  { title: 'Medicines', value: 'medicines' },
  { title: 'Allergies', value: 'allergies' },
  { title: 'Blood tests', value: 'tests' },
  { title: 'Other conditions', value: 'conditions' },
] as const

/** The drawn scenes editors can choose for a hero or beside a text. */
export const sceneNames = [
  { title: 'Ocotillo stems', value: 'stems' },
  { title: 'Vials', value: 'vial' },
  { title: 'Drip bag on its stand', value: 'drip' },
  { title: 'Nurse’s bag at the door', value: 'doorstep' },
  { title: 'Gift card', value: 'gift' },
  { title: 'Calendar', value: 'calendar' },
  { title: 'Gathering in the shade', value: 'gathering' },
  { title: 'The team', value: 'team' },
  { title: 'Map of the valley', value: 'map' },
  { title: 'Document with a seal', value: 'document' },
  { title: 'Letter', value: 'letter' },
  { title: 'Video call', value: 'phone' },
  { title: 'Molecule', value: 'molecule' },
  { title: 'Testing kit', value: 'kit' },
  { title: 'Nurse with a drip', value: 'nurse' },
  { title: 'Video call on a laptop', value: 'laptop' },
  { title: 'Scrubs on a rail', value: 'scrubs' },
  { title: 'Records on a tablet', value: 'tablet' },
  { title: 'Scale', value: 'scale' },
  { title: 'Estimate on a clipboard', value: 'estimate' },
  { title: 'Shield', value: 'shield' },
  { title: 'Membership card', value: 'member' },
  { title: 'Mailbox', value: 'mailbox' },
  { title: 'Padlock', value: 'padlock' },
  { title: 'Folder', value: 'folder' },
  { title: 'Cabinet with products', value: 'cabinet' },
  { title: 'Finish of a race', value: 'finish' },
  { title: 'Receipt', value: 'receipt' },
  { title: 'Stethoscope', value: 'stethoscope' },
  { title: 'Ocotillo before the rain', value: 'bare' },
] as const

/** What a callout ends with; without one, the ocotillo. */
export const endingNames = [
  { title: 'Ocotillo', value: 'plant' },
  { title: 'Quail', value: 'quail' },
  { title: 'Mug', value: 'mug' },
  { title: 'Calendar leaf', value: 'leaf' },
  { title: 'Telephone', value: 'telephone' },
  { title: 'Present', value: 'present' },
  { title: 'Three vials', value: 'trio' },
  { title: 'Drip on its stand', value: 'stand' },
  { title: 'Saguaro', value: 'saguaro' },
  { title: 'Envelope', value: 'envelope' },
  { title: 'Sunrise', value: 'sunrise' },
  { title: 'Nurse’s bag', value: 'bag' },
  { title: 'Pin on a map', value: 'pin' },
] as const

export type SceneName = (typeof sceneNames)[number]['value']

/** In which an answer can be promised. */
export const replyUnits = ['hours', 'business days'] as const
