'use client'

import { type ReactNode, useEffect } from 'react'

const shown = { hover: ':hover', focus: ':focus-visible', active: ':active' }
const pressable = 'a,button,input,select,textarea,summary,label:has(input)'

/**
 * Lets what is below `data-shows="hover"`, `focus` or `active` look as if somebody pointed at it: by a copy of each rule
 * the style sheets have for that.
 */
export function ShowStates({ children }: { children: ReactNode }) {
  useEffect(() => {
    for (const sheet of document.styleSheets) copyRules(sheet)
  }, [])
  return children
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSGroupingRule) copyRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    let copy = rule.cssText
    for (const [state, pseudo] of Object.entries(shown))
      copy = copy.replaceAll(pseudo, `:is([data-shows="${state}"] :where(${pressable}))`)
    if (copy !== rule.cssText) group.insertRule(copy, at + 1)
  }
}
