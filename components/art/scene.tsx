import type { SceneName } from '@/lib/content/shared/choices'
import { sceneFiles } from './scene-files'

/** The desert's morning sky, on which all drawings of a page stand. */
const sceneFrame = 'scene relative overflow-clip rounded-picture bg-sand-100'

type Props = {
  name?: string | null
  isFirst?: boolean
  /** Its lower half, where a whole drawing would be too tall. */
  isStrip?: boolean
  /** Of a part that stands in every page's data, such as what a missing page says: React has all of them fetch it else. */
  isUnannounced?: boolean
}

/**
 * A drawing of one thing in the desert morning; a name that is none of ours gets the ocotillo. Decoration, and a file of
 * its own: it would be a tenth of the page.
 */
export function Scene({ name, isFirst = false, isStrip = false, isUnannounced = false }: Props) {
  const known: SceneName = name && Object.hasOwn(sceneFiles, name) ? (name as SceneName) : 'stems'
  return (
    <div className={isStrip ? `${sceneFrame} strip` : sceneFrame} data-scene={known}>
      {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes. */}
      <img
        src={sceneFiles[known]}
        alt=""
        width={560}
        height={520}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isUnannounced ? 'low' : undefined}
      />
    </div>
  )
}
