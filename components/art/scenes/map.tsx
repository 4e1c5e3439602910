import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

export function MapSheet() {
  return (
    <>
      <Backdrop sun={{ x: 388, y: 176, size: 116 }} />
      <Shade x={116} y={457} width={32} />
      <Ocotillo seed="map" root={{ x: 116, y: 456 }} height={340} spread={78} count={6} width={4} />
      <Shade x={300} y={478} width={206} />
      <path d="M124 222l106-30v252l-106 30z" className="art-paper" />
      <path d="M230 192l118 32v252l-118-32z" className="art-cloth" />
      <path d="M348 224l118-32v252l-118 32z" className="art-paper" />
      <path
        d="M124 392c40-34 70-30 106-18v70l-106 30zM348 224l118-32v58c-40 34-84 40-118 10z"
        className="art-agave-light"
      />
      <path d="M230 374c50 18 76 4 118 34v68l-118-32z" className="art-agave-pale" />
      <path
        d="M124 300c30-40 70-52 106-38s80 34 118 8 76-40 118-34M124 330c34-36 72-44 106-30s84 34 118 12 80-40 118-30M124 358c36-32 70-36 106-24s84 34 118 18 84-36 118-26M348 400c40-22 76-30 118-20"
        className="art-contour"
      />
      <path d="M230 192v252M348 224v252" className="art-line" />
      <path d="M176 410c40-6 48-60 92-70s60 26 104-34" className="art-route" />
      <path d="M176 410v.1" className="art-stop" />
      <path d="M372 302c-26-32-46-56-46-86a46 46 0 0 1 92 0c0 30-20 54-46 86z" className="art-bloom" />
      <circle cx="372" cy="216" r="22" className="art-paper" />
      <path
        d="M372 203c5.5 6.5 8.5 10.5 8.5 14.5a8.5 8.5 0 0 1-17 0c0-4 3-8 8.5-14.5z"
        className="art-bloom"
      />
    </>
  )
}
