/** Three petals of one blossom, standing on 0,0 and 26 high. */
export const blossomPath =
  'M0 2C-7-4-7-14 0-24 7-14 7-4 0 2zM-2 3C-11 1-15-6-14-14-7-12-3-6-2 3zM2 3C11 1 15-6 14-14 7-12 3-6 2 3z'

/** One blossom of the ocotillo: alone, or as a part of a larger drawing (`at` its stem's tip). */
export function Blossom({ at, turn = 0, size = 1 }: { at: [number, number]; turn?: number; size?: number }) {
  return (
    <path
      d={blossomPath}
      className="ocotillo-bloom"
      transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size})`}
    />
  )
}
