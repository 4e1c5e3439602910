import { unstable_rethrow } from 'next/navigation'
import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { log } from '@/lib/platform/telemetry/server/log'

type AnyProps = { [name: string]: unknown; children?: ReactNode }
type Component = (props: AnyProps) => unknown
type Props = { of: Component; props: AnyProps; what: string }

/**
 * The same tree, in which a component that throws, or a child that React can't draw, leaves a gap and a line in the
 * log instead of taking the page down. React's own boundaries don't help on the server: there an error ends the page.
 */
export function guard(node: ReactNode, what: string): ReactNode {
  return guarded(node, what) as ReactNode
}

function guarded(node: unknown, what: string): unknown {
  if (Array.isArray(node)) return node.map((each) => guarded(each, what))
  if (isValidElement<AnyProps>(node)) return guardElement(node, what)
  if (isDrawable(node)) return node
  log.error('content', 'Content left out of the page: an object stands where words are expected', {
    place: what,
  })
  return null
}

function guardElement(element: ReactElement<AnyProps>, what: string): ReactNode {
  const { type, props, key } = element
  if (isServerComponent(type)) {
    const inside = { of: type, props, what }
    return createElement(Guarded, key === null ? inside : { ...inside, key })
  }
  if (!('children' in props)) return element
  const { children } = props
  // Spread, so that children written one beside the other need no keys.
  if (Array.isArray(children))
    return cloneElement(element, {}, ...children.map((one) => guarded(one, what) as ReactNode))
  if (typeof children === 'function') return element
  return cloneElement(element, {}, guarded(children, what) as ReactNode)
}

function Guarded({ of: draw, props, what }: Props): ReactNode | Promise<ReactNode> {
  const place = placeIn(props, what)
  try {
    const drawn = draw(props)
    if (!(drawn instanceof Promise)) return guard(drawn as ReactNode, place)
    return drawn.then(
      (node) => guard(node, place),
      (error) => leaveOut(error, place, draw),
    )
  } catch (error) {
    return leaveOut(error, place, draw)
  }
}

function leaveOut(error: unknown, place: string, { name }: Component): null {
  unstable_rethrow(error)
  log.error('content', 'Content left out of the page: a part could not be drawn', {
    place: `${place}: ${name || 'a part'}`,
    error,
  })
  return null
}

/** Names the document or the block a component was given, for the log. */
function placeIn(props: AnyProps, what: string): string {
  if (typeof props._type === 'string' && typeof props._key === 'string') {
    return `${what}: block ${props._type} (${props._key})`
  }
  const ids = Object.values(props).map((value) => (isRecord(value) ? value._id : undefined))
  const id = ids.find((one) => typeof one === 'string')
  return id ? `${id} in ${what}` : what
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A client component is a reference here, which may not even be asked for its prototype. */
function isServerComponent(type: unknown): type is Component {
  return typeof type === 'function' && !('$$typeof' in type) && !type.prototype?.isReactComponent
}

function isDrawable(node: unknown): boolean {
  if (!isRecord(node)) return true
  return '$$typeof' in node || typeof node.then === 'function' || Symbol.iterator in node
}
