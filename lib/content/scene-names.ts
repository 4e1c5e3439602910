/** The drawn scenes editors can choose for a hero or beside a text. */
export const sceneNames = [
  { title: 'Ocotillo stems', value: 'stems' },
  { title: 'Vials', value: 'vial' },
] as const

export type SceneName = (typeof sceneNames)[number]['value']
