import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stegaClean } from '@sanity/client/stega'
import { ImageResponse } from 'next/og'
import { socialCardArt } from './social-card-art'

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
