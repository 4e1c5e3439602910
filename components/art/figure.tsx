import { paint } from './scenes/paint'

const hair = {
  short: 'M-37-192c-6-36 12-52 37-52s44 16 37 52c-3-14-9-22-20-25-16 4-36 2-46-2-5 6-7 16-8 27z',
  bun: 'M-37-186c-8-40 10-58 37-58s45 18 37 58c-3-20-14-31-37-33-22 2-34 13-37 33zM-15-250a15 15 0 0 1 30 0 15 15 0 0 1-30 0z',
  long: 'M-38-188c-6-36 10-58 38-58s44 22 38 58c-4-12-12-22-22-29-10 13-36 14-54 29z',
} as const

const skins = {
  light: { skin: 'oklch(0.82 0.065 55)', hair: 'oklch(0.52 0.07 52)' },
  tan: { skin: 'oklch(0.68 0.08 52)', hair: 'oklch(0.32 0.035 45)' },
  deep: { skin: 'oklch(0.48 0.07 45)', hair: 'oklch(0.24 0.02 40)' },
} as const

type Props = { skin: keyof typeof skins; hairstyle: keyof typeof hair; scrubs: keyof typeof paint }

/** A member of the team from the head to the hips, standing on 0,0 and 260 high; calm and without a face. */
export function Figure({ skin, hairstyle, scrubs }: Props) {
  return (
    <g fill={skins[skin].skin}>
      {hairstyle === 'long' && (
        <path d="M-39-190c-6 40-10 62-22 72h40v-40h42v40h40c-12-10-16-32-22-72z" fill={skins[skin].hair} />
      )}
      <path d="M-16-151c-50 9-70 20-76 50L-104 30H104L92-101c-6-30-26-41-76-50L0-112z" {...paint[scrubs]} />
      <path d="M-15-176h30v24l3 4L0-106l-18-42 3-4z" />
      <path d="M-15-160c6 8 22 9 30 2v8c-10 8-22 6-30-2z" {...paint.dim} />
      <path d="M-35-202c0-52 70-52 70 0 0 36-16 52-35 52s-35-16-35-52zM-41-202a6 8 0 0 1 12 0v10a6 8 0 0 1-12-6zM29-202a6 8 0 0 1 12 0v4a6 8 0 0 1-12 6z" />
      <path d={hair[hairstyle]} fill={skins[skin].hair} />
      <path d="M-17-151-1-112M17-151 1-112M-66-66-72 30M66-66 72 30M30-70h30v34H30z" {...paint.fold} />
      <path d="M-27-146c-8 40-4 56 6 72M27-146c6 26 6 40 0 50" {...paint.tube} />
      <circle cx="26" cy="-90" r="8" {...paint.cloth} />
      <path d="M-21-74v6" {...paint.tube} />
    </g>
  )
}
