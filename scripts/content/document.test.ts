import { expect, test } from 'vitest'
import { assetAt, assetFilesOf, assetPath, withAssetFiles, withAssetReferences } from './document.ts'

const sha1 = 'a'.repeat(40)
const image = `image-${sha1}-800x600-png`

test('an asset and the file of its bytes name each other', () => {
  expect(assetPath(image)).toBe(`images/${sha1}-800x600.png`)
  expect(assetPath(`file-${sha1}-mp4`)).toBe(`files/${sha1}.mp4`)
  expect(assetPath('injection-b12')).toBeNull()
  expect(assetAt(`images/${sha1}-800x600.png`)).toEqual({ id: image, kind: 'image', sha1 })
  expect(assetAt(`https://cdn.sanity.io/images/p1/production/${sha1}-800x600.png`)?.id).toBe(image)
  // As Sanity's own export names a file whose ending has a digit.
  expect(assetAt(`files/${sha1}-mp4.bin`)?.id).toBe(`file-${sha1}-mp4`)
  expect(assetAt('images/arm.png')).toBeNull()
})

test('references to assets become addresses and come back the same', () => {
  const document = {
    _id: 'a',
    _type: 'page',
    blocks: [
      { _key: 'x', image: { _type: 'image', alt: 'An arm', asset: { _type: 'reference', _ref: image } } },
    ],
    badge: { _type: 'reference', _ref: 'badge-x' },
  }
  const packed = withAssetFiles(document, (id) => `file://./${assetPath(id)}`)
  expect(packed.blocks).toEqual([
    {
      _key: 'x',
      image: { _sanityAsset: `image@file://./images/${sha1}-800x600.png`, _type: 'image', alt: 'An arm' },
    },
  ])
  expect(assetFilesOf(packed)).toEqual([`images/${sha1}-800x600.png`])
  expect(withAssetReferences(packed, (address) => assetAt(address)?.id ?? '')).toEqual(document)
})
