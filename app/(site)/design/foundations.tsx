import { DripBag } from '@/components/art/drip-bag'
import { GiftCardArt } from '@/components/art/gift-card-art'
import { Divider } from '@/components/art/ocotillo'
import { Portrait } from '@/components/art/portrait'
import { Scene } from '@/components/art/scene'
import { ValleyMap } from '@/components/art/valley-map'
import { Vial } from '@/components/art/vial'
import { Icon } from '@/components/ui/icon'
import { iconShapes, isIconName } from '@/components/ui/icon-shapes'
import { sceneNames } from '@/lib/content/shared/choices'
import { Part, Sample } from './sample'

const colours = {
  Grounds: ['white', 'sand-50', 'sand-100', 'sand-200', 'sand-300'],
  'Words and lines': ['ink-900', 'ink-700', 'ink-500', 'line'],
  Agave: ['agave-100', 'agave-300', 'agave-600', 'agave-700', 'agave-800', 'agave-900'],
  Bloom: ['bloom-500', 'bloom-600'],
}

const display = {
  h2: 'text-h2',
  group: 'text-group',
  title: 'text-title',
  figure: 'text-figure',
  price: 'text-price',
  quote: 'text-quote',
}
const text = { lead: 'text-lead', lg: 'text-lg', base: 'text-base', sm: 'text-sm', xs: 'text-xs' }

/** What everything is made of: colours, type, icons. */
export function Foundations() {
  return (
    <>
      <Part id="colours" name="Colours" when={<p>Tokens of Tailwind’s theme: bg-agave-600, text-ink-700.</p>}>
        {Object.entries(colours).map(([group, names]) => (
          <Sample key={group} name={group} width={104}>
            {names.map((name) => (
              <div key={name}>
                <div
                  className="h-14 rounded-control border border-sand-300"
                  style={{ background: `var(--color-${name}, #fff)` }}
                />
                <p className="mt-2 text-xs text-ink-500">{name}</p>
              </div>
            ))}
          </Sample>
        ))}
      </Part>
      <Part
        id="type"
        name="Type"
        when={<p>Fraunces for what is looked at, Figtree for what is read. A size is a class of its name.</p>}
      >
        <Sample name="Display" width={10_000}>
          {Object.entries(display).map(([name, size]) => (
            <p key={name} className={`font-display text-ink-900 ${size}`}>
              Five to fifteen minutes <span className="font-text text-xs text-ink-500">text-{name}</span>
            </p>
          ))}
        </Sample>
        <Sample name="Text" width={10_000}>
          {Object.entries(text).map(([name, size]) => (
            <p key={name} className={size}>
              A licensed nurse comes to your door. <span className="text-xs text-ink-500">text-{name}</span>
            </p>
          ))}
        </Sample>
      </Part>
      <Part
        id="icons"
        name="Icons"
        when={<p>Drawn on 24 × 24, as large as the words beside them, hidden from screen readers.</p>}
      >
        <Sample name="All of them" width={84}>
          {Object.keys(iconShapes)
            .filter(isIconName)
            .map((name) => (
              <div key={name} className="grid justify-items-center gap-2 text-2xl text-ink-900">
                <Icon name={name} />
                <span className="text-center text-xs wrap-anywhere text-ink-500">{name}</span>
              </div>
            ))}
        </Sample>
      </Part>
    </>
  )
}

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

/** What is drawn from a name, an amount or a time, and the scenes. */
export function Drawings() {
  return (
    <Part
      id="drawings"
      name="Drawings"
      when={<p>Drawn by code from what they stand for: the same name always looks the same.</p>}
    >
      <Sample name="Vials" width={96}>
        {categories.map((category, index) => (
          <div key={category} data-category={category}>
            <Vial seed={category} minutes={5 + index} />
            <small>{category}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Drip bags" width={96}>
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
      <Sample name="Dividers" width={320}>
        <Divider />
        <Divider look="drops" />
      </Sample>
    </Part>
  )
}
