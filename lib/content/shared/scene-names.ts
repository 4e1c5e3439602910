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
] as const

export type SceneName = (typeof sceneNames)[number]['value']
