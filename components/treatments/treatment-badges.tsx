import type { Treatment } from '@/lib/content/server/treatments'

export function TreatmentBadges({ isPopular, isTrending }: Treatment) {
  if (!isPopular && !isTrending) return null
  return (
    <p className="treatment-badges">
      {isPopular && <span className="badge">Popular</span>}
      {isTrending && <span className="badge badge-quiet">Trending</span>}
    </p>
  )
}
