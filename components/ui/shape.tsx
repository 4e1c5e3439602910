import type { SVGProps } from 'react'
import { shapesFile } from './shapes-file'

/**
 * A shape out of the one file that all pages share, as a part of a drawing; components/art/shapes.tsx draws it. It
 * takes colors and lines from around it.
 */
export function Shape({ name, ...place }: { name: string } & Pick<SVGProps<SVGUseElement>, 'y' | 'fill'>) {
  return <use href={`${shapesFile}#${name}`} {...place} />
}
