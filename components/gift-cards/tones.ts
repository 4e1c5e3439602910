const tones = ['sand', 'agave', 'bloom'] as const

/** The colour of a drawn gift card by its place in the list, so that neighbours differ. */
export const toneAt = (place: number) => tones[place % tones.length] ?? 'agave'
export type Tone = (typeof tones)[number]
