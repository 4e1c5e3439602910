/** What is drawn into the bag, by the color of the drawing. */
export const motifs = {
  hydration: 'drop',
  energy: 'bolt',
  immune: 'shield',
  recovery: 'sun',
  beauty: 'blossom',
  nad: 'hexagon',
} as const

/** What the drawing needs of a time such as '45 min'; hours fill the bag. */
export function minutesOf(duration: string | null): number | undefined {
  if (!duration) return undefined
  return duration.includes('min') ? Number.parseInt(duration, 10) || undefined : 60
}
