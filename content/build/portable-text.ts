import { keyed } from './document.ts'

/**
 * Portable Text from plain lines, so that a diff reads like copy. A blank line ends a paragraph; `### ` begins a small
 * heading, `- ` a bullet; `**strong**` and `[words](address)` work inside.
 */
export function portableText(text: string) {
  const lines = text
    .trim()
    .split(/\n\s*\n|\n(?=\s*(?:- |### ))/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return keyed('block', lines.map(blockOf))
}

function blockOf(line: string) {
  const isBullet = line.startsWith('- ')
  const isHeading = line.startsWith('### ')
  const { children, markDefs } = spansOf(line.replace(/^(?:- |### )/, ''))
  return {
    _type: 'block' as const,
    style: isHeading ? ('h3' as const) : ('normal' as const),
    ...(isBullet && { listItem: 'bullet' as const, level: 1 }),
    markDefs,
    children,
  }
}

const inline = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/

function spansOf(line: string) {
  const markDefs: { _type: 'textLink'; _key: string; href: string }[] = []
  const spans = line
    .split(inline)
    .filter(Boolean)
    .map((part) => {
      const strong = /^\*\*(.+)\*\*$/.exec(part)
      if (strong?.[1]) return span(strong[1], ['strong'])
      const anchor = /^\[(.+)\]\((.+)\)$/.exec(part)
      if (!anchor?.[1] || !anchor[2]) return span(part, [])
      const _key = `link-${markDefs.length + 1}`
      markDefs.push({ _type: 'textLink', _key, href: anchor[2] })
      return span(anchor[1], [_key])
    })
  return { children: keyed('span', spans), markDefs }
}

function span(text: string, marks: string[]) {
  return { _type: 'span' as const, text, marks }
}
