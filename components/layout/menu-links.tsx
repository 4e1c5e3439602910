import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import type { Navigation } from '@/lib/content/server/navigation'

type Links = NonNullable<Navigation['mobileLinks']>

/** The links of the menu on phones, and groups of them that open. */
export function MenuLinks({ links }: { links: Links }) {
  return (
    <ul className="menu-links">
      {links.map((entry) => (
        <li key={entry._key}>
          {entry._type === 'linkGroup' ? (
            <Group {...entry} />
          ) : (
            <CmsLink href={entry.href} className="menu-link">
              {entry.label}
              <Icon name="right" className="text-agave-600" />
            </CmsLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Group({ label, links }: Extract<Links[number], { _type: 'linkGroup' }>) {
  return (
    <details className="menu-group">
      <summary className="menu-link">
        {label}
        <Icon name="down" className="nav-arrow text-agave-600" />
      </summary>
      <ul className="pb-3">
        {links?.map(({ _key, label: words, href }) => (
          <li key={_key}>
            <CmsLink href={href} className="menu-sublink">
              {words}
            </CmsLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
