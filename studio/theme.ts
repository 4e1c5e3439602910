import { buildLegacyTheme, type StudioTheme } from 'sanity'

/** The site's colours as the Studio takes them: it knows no OKLCH (design: sand, ink, agave, bloom). */
const sand = '#fdfaf4'
const ink = '#15202d'
const inkSoft = '#5a6472'
const agave = '#00696a'
const agaveDeep = '#003e41'
const danger = '#c9302d'
const success = '#287c42'
const warning = '#ca8a10'

const colours = buildLegacyTheme({
  '--black': ink,
  '--white': '#ffffff',
  '--gray': inkSoft,
  '--gray-base': inkSoft,
  '--component-bg': sand,
  '--component-text-color': ink,
  '--brand-primary': agave,
  '--focus-color': agave,
  '--default-button-color': inkSoft,
  '--default-button-primary-color': agave,
  '--default-button-success-color': success,
  '--default-button-warning-color': warning,
  '--default-button-danger-color': danger,
  '--state-info-color': agave,
  '--state-success-color': success,
  '--state-warning-color': warning,
  '--state-danger-color': danger,
  '--main-navigation-color': agaveDeep,
  '--main-navigation-color--inverted': sand,
})

/** The clinic's colours in the Studio. */
export const theme = softlySelected(colours)

/** Selected rows get the quiet tint of pressed ones: on the strong one the second line and the status can't be read. */
function softlySelected(source: StudioTheme): StudioTheme {
  const theme = structuredClone(source)
  for (const scheme of theme.color ? [theme.color.light, theme.color.dark] : []) {
    for (const { card, selectable } of Object.values(scheme)) {
      card.selected = card.pressed
      for (const states of Object.values(selectable ?? {})) states.selected = states.pressed
    }
  }
  return theme
}
