import type { Metadata } from 'next'
import Link from 'next/link'
import { Ocotillo } from '@/components/art/ocotillo'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <section className="section-space">
      <div className="container-page notice">
        <div>
          <p className="eyebrow">404</p>
          <h1>Nothing found</h1>
          <p className="mt-5 text-lead">The page you are looking for is not available</p>
          <Link href="/" className="button button-primary mt-8">
            Go back to Homepage
          </Link>
        </div>
        <svg viewBox="0 0 420 360" aria-hidden="true" className="notice-art">
          <circle cx="250" cy="150" r="104" className="hero-sun" />
          <path className="hero-ridge-near" d="M0 318c80-22 130-18 210-8s140 6 210-14v64H0z" />
          <Ocotillo
            seed="bare"
            root={{ x: 200, y: 330 }}
            height={290}
            spread={130}
            count={7}
            width={3.5}
            isBare
          />
        </svg>
      </div>
    </section>
  )
}
