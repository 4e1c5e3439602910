import { PackageCard } from '@/components/packages/package-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { ShelfTurns } from '@/components/ui/shelf'
import { listPackages } from '@/lib/content/server/packages'
import type { BlockOf } from '@/lib/content/server/pages'

export async function PackageList({ heading, intro }: BlockOf<'packageList'>) {
  const packages = await listPackages()
  const featured = packages.filter(({ isFeatured }) => isFeatured)
  return (
    <section id="packages" className="section-space on-dark bg-agave-800">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} />
        <ul className="shelf mt-10 grid grid-fit-60 gap-4" data-print="packages">
          {packages.map((each) => (
            <PackageCard
              key={each._id}
              package={each}
              isHighlighted={featured.length === 1 && featured[0] === each}
            />
          ))}
        </ul>
        <div className="mt-4">
          <ShelfTurns label={heading ?? 'Packages'} />
        </div>
      </div>
    </section>
  )
}
