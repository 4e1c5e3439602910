import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type { ImageParameters } from './image-parameters.ts'
import { maxPixels } from './image-reading.ts'

/** One thread per image: two cores also have the site to serve. */
sharp.concurrency(1)
/** Results are kept by the variant cache; libvips' own would only hold memory. */
sharp.cache(false)

const maxSide = 4096
const widestDirectBlur = 8

export interface Original {
  bytes: Buffer
  extension: string
  width: number
  height: number
}

export interface Rendered {
  mimeType: string
  bytes: Buffer
}

type Format = 'jpg' | 'pjpg' | 'png' | 'webp' | 'gif'
type Area = { left: number; top: number; width: number; height: number }

/** The image as its address asks. WebP for `auto=format` when the browser takes it, never AVIF. */
export async function renderImage(
  original: Original,
  parameters: ImageParameters,
  isWebpAccepted: boolean,
): Promise<Rendered> {
  const { rect, flip, rotation, blur, background, quality } = parameters
  const whole = { left: 0, top: 0, width: original.width, height: original.height }
  const { area, size } = plan(rect ?? whole, parameters)
  let image = sharp(original.bytes, { limitInputPixels: maxPixels }).autoOrient().extract(area)
  if (size) image = image.resize(size)
  if (blur) image = await blurred(image, Math.max(0.3, blur / 10))
  if (background) image = image.flatten({ background })
  if (flip || rotation) {
    image = sharp(await image.png({ compressionLevel: 1 }).toBuffer()).rotate(rotation)
    image = image.flop(flip.includes('h')).flip(flip.includes('v'))
  }
  return encode(image, formatOf(original.extension, parameters, isWebpAccepted), quality)
}

/** A wide blur costs half a minute on a large photo; made of a reduced copy it looks the same and costs little. */
async function blurred(image: Sharp, sigma: number): Promise<Sharp> {
  if (sigma <= widestDirectBlur) return image.blur(sigma)
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const reduced = (side: number) => Math.max(1, Math.round((side * widestDirectBlur) / sigma))
  const small = sharp(data).resize({ width: reduced(width), height: reduced(height), fit: 'fill' })
  const bytes = await small.blur(widestDirectBlur).png().toBuffer()
  return sharp(bytes).resize({ width, height, fit: 'fill' })
}

/** Which part of the original is used and what size it becomes. */
function plan(area: Area, parameters: ImageParameters): { area: Area; size?: ResizeOptions } {
  const { fit, crop, background } = parameters
  const width = lesser(parameters.width, parameters.maxWidth)
  const height = lesser(parameters.height, parameters.maxHeight)
  if (!width && !height) return { area }
  const isKeptSmall =
    fit === 'max' || fit === 'fillmax' || fit === 'min' || !(parameters.width || parameters.height)
  const inside = { fit: 'inside', withoutEnlargement: isKeptSmall } as const
  if (!width || !height)
    return { area, size: { width: width ?? maxSide, height: height ?? maxSide, ...inside } }
  if (fit === 'clip' || fit === 'max') return { area, size: { width, height, ...inside } }
  if (fit === 'scale') return { area, size: { width, height, fit: 'fill' } }
  if (fit === 'fill' || fit === 'fillmax') {
    const padding = background ?? { r: 255, g: 255, b: 255, alpha: 1 }
    return {
      area,
      size: { width, height, fit: 'contain', background: padding, withoutEnlargement: isKeptSmall },
    }
  }
  const share = fit === 'min' ? Math.min(1, area.width / width, area.height / height) : 1
  const box = {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
  if (crop.includes('focalpoint')) {
    return { area: around(area, box.width / box.height, parameters.focus), size: { ...box, fit: 'fill' } }
  }
  return { area, size: { ...box, fit: 'cover', position: positionOf(crop) } }
}

const lesser = (one: number | undefined, other: number | undefined) =>
  one && other ? Math.min(one, other) : (one ?? other)

/** The largest part of the area with this aspect ratio that has the focus as near to its middle as possible. */
function around(area: Area, ratio: number, focus: { x: number; y: number }): Area {
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * ratio)))
  const height = Math.max(1, Math.min(area.height, Math.round(area.width / ratio)))
  const start = (length: number, part: number, point: number) =>
    Math.round(Math.max(0, Math.min(length - part, length * point - part / 2)))
  return {
    left: area.left + start(area.width, width, focus.x),
    top: area.top + start(area.height, height, focus.y),
    width,
    height,
  }
}

function positionOf(crop: string[]): string | number {
  if (crop.includes('entropy')) return sharp.strategy.entropy
  const words = ['left', 'right', 'top', 'bottom'].filter((word) => crop.includes(word))
  return words.join(' ') || 'centre'
}

function formatOf(extension: string, { format, isAuto }: ImageParameters, isWebpAccepted: boolean): Format {
  if (format) return format
  if (isAuto && isWebpAccepted) return 'webp'
  return extension === 'png' || extension === 'webp' || extension === 'gif' ? extension : 'jpg'
}

async function encode(image: Sharp, format: Format, quality: number): Promise<Rendered> {
  if (format === 'png') return { mimeType: 'image/png', bytes: await image.png().toBuffer() }
  if (format === 'webp') return { mimeType: 'image/webp', bytes: await image.webp({ quality }).toBuffer() }
  if (format === 'gif') return { mimeType: 'image/gif', bytes: await image.gif().toBuffer() }
  const flat = image.flatten({ background: '#fff' })
  const bytes = await flat.jpeg({ quality: Math.max(1, quality), progressive: format === 'pjpg' }).toBuffer()
  return { mimeType: 'image/jpeg', bytes }
}
