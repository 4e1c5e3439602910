import { BookNow } from '@/components/book-now'
import { ButtonLink } from '@/components/content/button-link'
import { CallLink } from '@/components/content/call-link'
import { Price } from '@/components/content/price'
import { Icon, isIconName } from '@/components/ui/icon'
import { iconShapes } from '@/components/ui/icon-shapes'
import { Logo } from '@/components/ui/logo'
import { anyService } from '@/lib/care/booking/shared/request'
import { Sample } from './sample'
import { ToastButtons } from './toast-buttons'

const colours = [
  ...['white', 'sand-50', 'sand-100', 'sand-200', 'sand-300', 'line', 'ink-500', 'ink-700', 'ink-900'],
  ...['agave-100', 'agave-300', 'agave-600', 'agave-700', 'agave-800', 'agave-900', 'bloom-500', 'bloom-600'],
]
const sizes = ['h1', 'h2', 'h3', 'lead', 'lg', 'base', 'sm', 'xs']

export function Basics() {
  return (
    <>
      <Sample name="Colours">
        {colours.map((name) => (
          <div key={name}>
            <div style={{ height: 56, borderRadius: 12, background: `var(--color-${name}, #fff)` }} />
            <small>{name}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Type" width={10_000}>
        {sizes.map((size) => (
          <p
            key={size}
            style={{
              fontSize: `var(--text-${size}, 1rem)`,
              fontFamily: /^h[12]$/.test(size) ? 'var(--font-display)' : undefined,
            }}
          >
            {size}: five to fifteen minutes, $13
          </p>
        ))}
      </Sample>
      <Sample name="Controls" width={190}>
        {(['primary', 'quiet'] as const).map((look) => (
          <ButtonLink key={look} look={look} link={{ label: look, href: '/' }} />
        ))}
        <BookNow opens={anyService} />
        <button type="button" className="icon-button">
          <Icon name="menu" />
        </button>
        <CallLink phone="(480) 555-0142" label="Call to book" className="call" />
        <a href="/" className="text-link">
          Text link
        </a>
        <span>
          <span className="badge">Badge</span>
        </span>
        <Price dollars={13} originalDollars={15} />
        <p className="eyebrow">Eyebrow</p>
        <ul className="ticks">
          <li>First tick</li>
          <li>Second tick</li>
        </ul>
        <Logo clinicName="Ocotillo Mobile IV & Wellness" />
        <ToastButtons />
      </Sample>
      <div
        className="on-dark"
        style={{ background: 'var(--color-agave-800)', padding: 24, borderRadius: 20 }}
      >
        {(['light', 'outline-light'] as const).map((look) => (
          <ButtonLink key={look} look={look} link={{ label: look, href: '/' }} />
        ))}
      </div>
      <Sample name="Icons">
        {Object.keys(iconShapes)
          .filter(isIconName)
          .map((name) => (
            <div key={name} style={{ display: 'grid', justifyItems: 'center' }}>
              <span style={{ fontSize: 28 }}>
                <Icon name={name} />
              </span>
              <small>{name}</small>
            </div>
          ))}
      </Sample>
    </>
  )
}
