import { Divider } from '@/components/art/divider'
import { DripBag, DripBagParts } from '@/components/art/drip-bag'
import { EmptyState } from '@/components/art/empty-state'
import { GiftCardArt } from '@/components/art/gift-card-art'
import { Portrait } from '@/components/art/portrait'
import { Scene } from '@/components/art/scene'
import { ValleyMap } from '@/components/art/valley-map'
import { Vial, VialParts } from '@/components/art/vial'
import { sceneNames } from '@/lib/content/shared/scene-names'
import { Sample } from './sample'

const categories = [
  ...['hydration', 'energy', 'immune', 'recovery', 'beauty', 'nad', 'injections', 'wellness'],
  ...['basic', 'standard', 'specialty', 'performance', 'premium'],
]
const areas = [
  ['Scottsdale', '30-45 min'],
  ['Paradise Valley', '30-45 min'],
  ['Phoenix', '45-60 min'],
  ['Tempe', '45-60 min'],
  ['Fountain Hills', '45-60 min'],
  ['Mesa', '60-75 min'],
  ['Cave Creek', '60-75 min'],
  ['Carefree', '60-75 min'],
  ['Elsewhere', null],
].map(([city, responseTime]) => ({ city, responseTime }))

export function Drawings() {
  return (
    <>
      <VialParts />
      <DripBagParts />
      <Sample name="Vials">
        {categories.map((category, index) => (
          <div key={category} data-category={category}>
            <Vial seed={category} minutes={5 + index} />
            <small>{category}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Drip bags">
        {categories.map((category, index) => (
          <div key={category}>
            <DripBag seed={category} category={category} minutes={30 + index * 3} />
            <small>{30 + index * 3} minutes</small>
          </div>
        ))}
      </Sample>
      <Sample name="Drip bags, large" width={320}>
        <DripBag seed="low" category="energy" level={0} motif="bolt" />
        <DripBag seed="half" category="nad" level={0.5} motif="hexagon" />
        <DripBag seed="full" category="immune" level={1} motif="shield" />
      </Sample>
      <Sample name="Scenes" width={340}>
        {sceneNames.map(({ value, title }) => (
          <div key={value}>
            <Scene name={value} />
            <small>{title}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Map" width={328}>
        <ValleyMap areas={areas} />
        <ValleyMap areas={areas} isSmall />
      </Sample>
      <Sample name="Gift cards" width={300}>
        <GiftCardArt amount="$150" name="Starter" />
        <GiftCardArt amount="$300" name="Wellness" tone="bloom" />
        <GiftCardArt amount="$500" name="Ultimate" tone="sand" />
      </Sample>
      <Sample name="Portraits" width={64}>
        {['Maria S.', 'James Kowalski', 'Élodie', 'Tom R.', 'Priya N.', ''].map((name) => (
          <Portrait key={name} name={name} />
        ))}
      </Sample>
      <Sample name="Dividers and the empty state" width={320}>
        <Divider />
        <Divider look="drops" />
        <EmptyState>
          <h3>Nothing here</h3>
        </EmptyState>
      </Sample>
    </>
  )
}
