import { Ocotillo } from './ocotillo'
import { Vial } from './vial'

/** Desert morning: sun, two ridges and an ocotillo in bloom; with `vial`, three vials stand in front of it (the page draws `VialParts` once). */
export function HeroArt({ art }: { art: 'vial' | 'stems' }) {
  return (
    <div className="hero-art">
      <svg viewBox="0 0 560 520" aria-hidden="true" className="block w-full">
        <circle cx="342" cy="214" r="142" className="hero-sun" />
        <path
          className="hero-ridge-far"
          d="M0 366 62 318l48 20 70-66 56 48 58-30 84 62 66-26 116 50v164H0z"
        />
        <path className="hero-ridge-near" d="M0 418c86-30 160-26 236-10s190 12 324-30v162H0z" />
        <path className="hero-ground" d="M0 462c120-16 380-22 560-4v62H0z" />
        {art === 'vial' ? (
          <>
            <ellipse cx="200" cy="453" rx="40" ry="6" className="hero-shade" />
            <Ocotillo seed="hero" root={{ x: 196, y: 452 }} height={392} spread={150} count={7} width={4} />
          </>
        ) : (
          <>
            <ellipse cx="456" cy="425" rx="26" ry="4" className="hero-shade" />
            <ellipse cx="246" cy="463" rx="52" ry="7" className="hero-shade" />
            <Ocotillo seed="far" root={{ x: 452, y: 424 }} height={190} spread={70} count={5} width={3} />
            <Ocotillo seed="near" root={{ x: 240, y: 462 }} height={420} spread={190} count={9} width={4.5} />
          </>
        )}
      </svg>
      {art === 'vial' && (
        <div className="hero-vials">
          <span data-category="energy">
            <Vial seed="energy" minutes={8} />
          </span>
          <span data-category="wellness">
            <Vial seed="wellness" minutes={15} />
          </span>
          <span data-category="beauty">
            <Vial seed="beauty" minutes={5} />
          </span>
        </div>
      )}
    </div>
  )
}
