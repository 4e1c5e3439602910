import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stegaClean } from '@sanity/client/stega'
import { ImageResponse } from 'next/og'

const size = { width: 1200, height: 630 }
const font = (file: string) => readFile(join(process.cwd(), 'lib/content/seo/fonts', file))

type Words = { title: string; clinicName: string; city: string }

/** A 1200 × 630 picture with the page's title, the clinic's name and an ocotillo in bloom. */
export async function drawSocialCard(marked: Words): Promise<ImageResponse> {
  const { title, clinicName, city } = stegaClean(marked)
  const [fraunces, figtree] = await Promise.all([font('fraunces.woff'), font('figtree.woff')])
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fdfaf4', color: '#1c2633' }}>
      {/* biome-ignore lint/performance/noImgElement: drawn on the server into one picture. */}
      <img src={socialCardArt} alt="" width={520} height={630} style={{ position: 'absolute', right: 0 }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 700,
          padding: '72px 0 64px 72px',
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Figtree', fontSize: 30, color: '#b0401f' }}>{city}</div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Fraunces',
            fontSize: title.length > 28 ? 72 : 92,
            lineHeight: 1.05,
          }}
        >
          {title.slice(0, 90)}
        </div>
        <div style={{ display: 'flex', fontFamily: 'Figtree', fontSize: 34, color: '#005456' }}>
          {clinicName}
        </div>
      </div>
    </div>,
    {
      ...size,
      fonts: [
        { name: 'Fraunces', data: fraunces, weight: 500 },
        { name: 'Figtree', data: figtree, weight: 500 },
      ],
    },
  )
}

const blossom =
  'M0 2C-9-6-9-19 0-32 9-19 9-6 0 2zM-3 4C-15 1-20-8-19-19-9-16-4-8-3 4zM3 4C15 1 20-8 19-19 9-16 4-8 3 4z'
const tips = [
  { x: 118, y: 208, turn: -32 },
  { x: 206, y: 118, turn: -14 },
  { x: 300, y: 84, turn: 2 },
  { x: 396, y: 132, turn: 18 },
  { x: 470, y: 226, turn: 34 },
]
const stems = tips
  .map(({ x, y }) => `M292 560C${292 + (x - 292) * 0.15} 430 ${292 + (x - 292) * 0.45} 320 ${x} ${y}`)
  .join('')
const blossoms = tips
  .map(
    ({ x, y, turn }) => `<path d="${blossom}" transform="translate(${x} ${y}) rotate(${turn}) scale(1.25)"/>`,
  )
  .join('')

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 630">
<circle cx="310" cy="250" r="190" fill="#f7dcc0"/>
<path d="M0 440l80-52 70 34 90-78 90 60 80-34 110 60v200H0z" fill="#e9c9a8"/>
<path d="M0 540c120-44 260-40 520-8v98H0z" fill="#dcb894"/>
<g fill="none" stroke="#0f6d6c" stroke-width="8" stroke-linecap="round"><path d="${stems}"/></g>
<g fill="#dc5438">${blossoms}</g></svg>`

/** An ocotillo in bloom before the desert, as an address that an image can have. */
const socialCardArt = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
