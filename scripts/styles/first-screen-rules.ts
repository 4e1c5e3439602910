import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import type { ScreenRule } from '../../lib/platform/front/server/first-screen.ts'

/** What differs only where somebody acts, prints or has forced colours: by then the whole style sheet is there. */
const later =
  /:(?:hover|focus|active|visited|target|popover-open|open|modal|user-invalid|autofill|-)|::(?:-|backdrop|selection|placeholder|marker|file)/
const laterConditions = /^print|forced-colors|hover|scripting: ?none|animation-timeline|-webkit-hyphens/
const laterProperties = /^(?:transition|cursor|user-select|touch-action|-webkit-tap|scroll-|anchor-name)/

/** A wider screen has the whole style sheet from the start. */
const isForWide = ({ name, params }: AtRule) =>
  name === 'media' && Number(/^\(min-width: ?(\d+)rem\)/.exec(params)?.[1] ?? 0) >= 48

/**
 * The rules of a style sheet that can matter on a phone before anybody acts, each with what has to stand in a document
 * for it to matter there (lib/platform/front/server/first-screen.ts). Addresses become whole ones.
 */
export function screenRules(css: string): ScreenRule[] {
  const rules: ScreenRule[] = []
  const root = postcss.parse(css.replaceAll('url(../', 'url(/_next/static/'))
  const withValues = valuesOf(root)
  look(root, [])
  const layers = [...new Set(rules.flatMap(({ within }) => within.filter((at) => at.startsWith('@layer'))))]
  return [{ within: [], text: layers.map((layer) => `${layer};`).join('') }, ...rules]

  function look(container: Container, within: string[]) {
    for (const node of container.nodes ?? [])
      if (node.type === 'rule') add(node, within)
      else if (node.type === 'atrule') lookInto(node, within)
  }

  function lookInto(at: AtRule, within: string[]) {
    const { name, params } = at
    if (name === 'font-face') rules.push({ within, text: at.toString() })
    else if (name === 'property' || name === 'keyframes')
      rules.push({ within, name: params, text: at.toString() })
    // The order of the layers.
    else if (!at.nodes) rules.push({ within, text: `${at};` })
    else if (name !== 'starting-style' && !laterConditions.test(params) && !isForWide(at))
      look(at, [...within, `@${name} ${params}`])
  }

  function add(rule: Rule, within: string[]) {
    const selectors = rule.selectors.flatMap((selector): [string, string[][]][] => {
      const ways = waysToRead(selector).filter((way) => !later.test(way))
      return ways.length > 0 ? [[selector, ways.map(wanted)]] : []
    })
    const declarations = rule.nodes.flatMap((node): [string, string][] =>
      node.type === 'decl' && !laterProperties.test(node.prop)
        ? [[node.prop, withValues(node.toString())]]
        : [],
    )
    if (selectors.length > 0 && declarations.length > 0) rules.push({ within, selectors, declarations })
  }
}

/** Writes the value of a custom property, where the sheet gives it one value for good, instead of its name. */
function valuesOf(root: Container): (text: string) => string {
  const values = new Map<string, string | null>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const around = parent?.parent as AtRule | undefined
    const isForAll = (parent as Rule).selector === ':root,:host' && (around?.params ?? 'theme') === 'theme'
    values.set(prop, isForAll && !values.has(prop) ? value : null)
  })
  const withValues = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const value = values.get(name)
      return value ? withValues(value) : whole
    })
  return withValues
}

const inside = /\(((?:[^()]|\([^()]*\))*)\)/.source
const negation = new RegExp(`:not${inside}`, 'g')
const choice = new RegExp(`:(?:is|where)${inside}`)
const others = new RegExp(`:(?:has|host)${inside}|::?[\\w-]+(?:${inside})?`, 'g')
const attribute = /\[([\w-]+)(?:[~^$*|]?=["']?([^"'\]]*)["']?)?[^\]]*\]/g

/** Selectors without a choice (`:is(a, b)`), one of which has to hold for this one to hold. */
function waysToRead(selector: string): string[] {
  const positive = selector.replace(negation, '')
  const [whole, parts] = choice.exec(positive) ?? []
  if (!whole || parts === undefined) return [positive]
  return parts
    .split(',')
    .flatMap((part) => waysToRead(positive.replace(whole, () => part.replace(/^[a-z]/, ' $&'))))
}

/** The elements, classes, ids and attributes that such a selector names, as `cssFor` notes them of a document. */
function wanted(selector: string): string[] {
  const attributes: string[] = []
  const rest = selector
    .replace(attribute, (whole, name: string, value?: string) => {
      attributes.push(value === undefined || !/[^~^$*|]=/.test(whole) ? name : `${name}=${value}`)
      return ''
    })
    .replace(/:(checked|disabled)/g, (_, state: string) => {
      attributes.push(state)
      return ''
    })
    .replace(others, ' ')
  const names = rest.match(/[.#]?(?:\\.|[\w-])+/g) ?? []
  return [...attributes, ...names.map((name) => name.replace(/\\(.)/g, '$1').replace('#', 'id='))]
}
