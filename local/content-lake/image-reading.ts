import sharp, { type Metadata, type Sharp } from 'sharp'
import { badRequest } from './errors.ts'
import { paletteOf } from './image-palette.ts'

/** 64 megapixels: more than any camera the clinic uses, less than what fills the memory. */
export const mostPixels = 64_000_000

const extensions: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', tiff: 'tif' }

/**
 * What an image really is, by decoding all of it: extension, MIME type, dimensions as seen (EXIF rotation applied), placeholder,
 * palette. Throws 400 that names the problem for anything that isn't a whole JPEG, PNG, WebP, GIF, AVIF or TIFF.
 */
export async function readImage(bytes: Buffer) {
  const metadata = await headerOf(bytes)
  const extension = extensionOf(metadata)
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' }).autoOrient()
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
    return await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
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
