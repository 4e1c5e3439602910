import { join } from 'node:path'
import { folders, registered, shortNames, shortSelectors } from './short-classes.ts'

// Bundlers don't see by themselves what a sheet depends on.
const files = ['short-classes.ts', 'short-classes-plugin.mjs'].map((name) => join(import.meta.dirname, name))

/** For PostCSS, after Tailwind (postcss.config.mjs). */
const shortClasses = () => ({
  postcssPlugin: 'short-classes',
  async OnceExit(root, { result }) {
    const { from: parent = '' } = result.opts
    // The Studio's own sheets belong to code that nobody renames.
    if (parent.includes('node_modules')) return
    if (/(?:^|[/])components[/]/.test(parent))
      root.walkAtRules('property', (rule) => registered.includes(rule.params) && rule.remove())
    const names = await shortNames()
    root.walkRules((rule) => {
      rule.selector = shortSelectors(rule.selector, names)
    })
    for (const file of files)
      result.messages.push({ type: 'dependency', plugin: 'short-classes', file, parent })
    for (const dir of folders)
      result.messages.push({ type: 'dir-dependency', plugin: 'short-classes', dir, glob: '**/*', parent })
  },
})
shortClasses.postcss = true

export default shortClasses
