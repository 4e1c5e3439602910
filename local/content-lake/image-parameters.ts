import { badRequest } from './errors.ts'

const maxSide = 4096
const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const formats = ['jpg', 'pjpg', 'png', 'webp'] as const
const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const

export interface ImageParameters {
  width?: number
  height?: number
  maxWidth?: number
  maxHeight?: number
  fit: (typeof fits)[number]
  rect?: { left: number; top: number; width: number; height: number }
  quality: number
  format?: (typeof formats)[number]
  isAuto: boolean
  blur?: number
  crop: string[]
  focus: { x: number; y: number }
  flip: string
  rotation: number
  background?: string
}

/**
 * What an image address asks for (sanity.io/docs/apis-and-sdks/image-urls); undefined when it asks for no change.
 * `image` is the size of the original. Throws 400 that names the parameter; sides of the result are at most 4096 px.
 * Other parameters are ignored, as at Sanity.
 */
export function parseImageParameters(
  query: URLSearchParams,
  image: { width: number; height: number },
): ImageParameters | undefined {
  const known = [
    'w',
    'h',
    'max-w',
    'max-h',
    'fit',
    'rect',
    'dpr',
    'q',
    'auto',
    'fm',
    'blur',
    'crop',
    'fp-x',
    'fp-y',
    'flip',
    'or',
    'bg',
  ]
  if (!known.some((name) => query.has(name))) return undefined
  const number = (name: string, low: number, high: number) => numberIn(query, name, low, high)
  const dpr = number('dpr', 0.1, 4) ?? 1
  const side = (name: string) => {
    const length = number(name, 1, maxSide)
    return length && Math.max(1, Math.min(maxSide, Math.round(length * dpr)))
  }
  const rotation = number('or', 0, 270) ?? 0
  if (rotation % 90 !== 0) throw badRequest('`or` must be 0, 90, 180 or 270')
  return {
    width: side('w'),
    height: side('h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: oneOf(query, 'fit', fits) ?? 'clip',
    rect: rectIn(query.get('rect'), image),
    quality: number('q', 0, 100) || 75,
    format: oneOf(query, 'fm', formats),
    isAuto: oneOf(query, 'auto', ['format'] as const) === 'format',
    blur: number('blur', 1, 2000),
    crop: (query.get('crop') ?? '')
      .split(',')
      .filter(Boolean)
      .map((word) => checked('crop', word, crops)),
    focus: { x: number('fp-x', 0, 1) ?? 0.5, y: number('fp-y', 0, 1) ?? 0.5 },
    flip: oneOf(query, 'flip', ['h', 'v', 'hv'] as const) ?? '',
    rotation,
    background: colorIn(query.get('bg')),
  }
}

function numberIn(query: URLSearchParams, name: string, low: number, high: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const number = /^\d{1,5}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  if (number >= low && number <= high) return number
  throw badRequest(`\`${name}\` must be a number from ${low} to ${high}`)
}

function oneOf<T extends string>(query: URLSearchParams, name: string, words: readonly T[]): T | undefined {
  const text = query.get(name)
  return text === null ? undefined : checked(name, text, words)
}

function checked<T extends string>(name: string, text: string, words: readonly T[]): T {
  const word = words.find((one) => one === text)
  if (!word) throw badRequest(`\`${name}\` must be one of ${words.join(', ')}`)
  return word
}

function rectIn(text: string | null, image: { width: number; height: number }) {
  if (text === null) return undefined
  const [left = -1, top = -1, width = 0, height = 0] = /^\d{1,5}(,\d{1,5}){3}$/.test(text)
    ? text.split(',').map(Number)
    : []
  const isInside = left >= 0 && top >= 0 && left + width <= image.width && top + height <= image.height
  if (isInside && width > 0 && height > 0) return { left, top, width, height }
  throw badRequest(
    `\`rect\` must be left,top,width,height inside the image of ${image.width} x ${image.height}`,
  )
}

function colorIn(text: string | null): string | undefined {
  if (text === null) return undefined
  if (/^([\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return `#${text}`
  throw badRequest('`bg` must be a colour of 3, 4, 6 or 8 hexadecimal digits')
}
