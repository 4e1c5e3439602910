import sharp, { type Metadata, type Sharp } from 'sharp'
import { badRequest, LakeError } from './errors.ts'

/** 64 megapixels: more than any camera the clinic uses, less than what fills the memory. */
export const maxPixels = 64_000_000

const extensions: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', tiff: 'tif' }

/**
 * What an image really is, by decoding all of it: extension, MIME type, dimensions as seen (EXIF rotation applied),
 * placeholder, palette. Throws 400 that names the problem for anything that isn't a whole JPEG, PNG, WebP, GIF, AVIF
 * or TIFF.
 */
export async function readImage(bytes: Buffer) {
  const metadata = await headerOf(bytes)
  const extension = extensionOf(metadata)
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' }).autoOrient()
  try {
    const { isOpaque } = await open().stats()
    const { width, height } = metadata.autoOrient
    return {
      extension,
      mimeType: `image/${extension === 'jpg' ? 'jpeg' : extension === 'tif' ? 'tiff' : extension}`,
      width,
      height,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
        hasAlpha: metadata.hasAlpha,
        isOpaque,
        lqip: await placeholderOf(open(), isOpaque),
        palette: await paletteOf(open()),
      },
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : 'it cannot be decoded'
    throw badRequest(`This image is damaged or cut off: ${reason}`)
  }
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  if (bytes.length === 0) throw badRequest('The upload is empty')
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/.test(cause.message)) {
      throw badRequest('This image has more than 64 megapixels: make it smaller first')
    }
    throw badRequest('This is not an image that can be read: use JPEG, PNG, WebP, GIF, AVIF or TIFF')
  }
}

function extensionOf({ format, compression }: Metadata): string {
  if (format === 'svg')
    throw badRequest('SVG images are not accepted, because they can contain scripts: use PNG or WebP')
  if (format === 'heif' && compression === 'av1') return 'avif'
  const extension = extensions[format]
  if (!extension)
    throw badRequest(
      `Images of the format ${format} are not accepted: use JPEG, PNG, WebP, GIF, AVIF or TIFF`,
    )
  return extension
}

async function placeholderOf(image: Sharp, isOpaque: boolean): Promise<string> {
  const small = image.resize({ width: 20 })
  const bytes = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer()
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

interface Color {
  rgb: [number, number, number]
  saturation: number
  lightness: number
  population: number
}

/** Sanity's seven swatches, and what saturation and lightness (0 to 1) each looks for. */
const wanted = {
  darkMuted: { saturation: 0.3, lightness: 0.26 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  muted: { saturation: 0.3, lightness: 0.5 },
  vibrant: { saturation: 1, lightness: 0.5 },
}

/** The colours of an image in the form of `metadata.palette`; undefined when every pixel is transparent. */
async function paletteOf(image: Sharp) {
  const { data } = await image
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colors = colorsIn(data)
  const [dominant] = colors
  if (!dominant) return undefined
  const all = colors.reduce((sum, color) => sum + color.population, 0)
  const swatches = Object.entries(wanted).map(([name, target]) => {
    const score = (color: Color) =>
      Math.abs(color.saturation - target.saturation) * 3 +
      Math.abs(color.lightness - target.lightness) * 6 -
      color.population / all
    const best = colors.reduce((one, other) => (score(other) < score(one) ? other : one))
    return [name, swatchOf(best, all)]
  })
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(swatches), dominant: swatchOf(dominant, all) }
}

/** The colours among RGBA pixels in 16 steps per channel, most frequent first. */
function colorsIn(pixels: Buffer): Color[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bins.set(key, { sum: [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue], count: bin.count + 1 })
  }
  return [...bins.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ sum: [red, green, blue], count }) => {
      const rgb: Color['rgb'] = [Math.round(red / count), Math.round(green / count), Math.round(blue / count)]
      const [high, low] = [Math.max(...rgb) / 255, Math.min(...rgb) / 255]
      const lightness = (high + low) / 2
      const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1))
      return { rgb, saturation, lightness, population: count }
    })
}

function swatchOf({ rgb: [red, green, blue], population }: Color, all: number) {
  const isBright = red * 0.299 + green * 0.587 + blue * 0.114 > 150
  const text = isBright ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: Math.round((population / all) * 10_000) / 100,
  }
}

const maxAtOnce = 2

const maxWaiting = 200

const waiting: (() => void)[] = []

let running = 0

/**
 * Runs work that decodes an image, two at once in this process: a large photo takes 200 MB while it is read. The
 * others wait; 503 when 200 wait already.
 */
export async function inImageTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= maxWaiting)
    throw new LakeError(503, 'busyError', 'Too many images are being made: try again')
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
