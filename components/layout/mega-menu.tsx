import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import type { Navigation } from '@/lib/content/server/navigation'

type Groups = NonNullable<Navigation['megaMenu']>
type Props = { groups: Groups; links: NonNullable<Navigation['megaMenuLinks']> }

/** All services in columns (HEAD-010): opened by click and key without scripts, on hover with them (HEAD-011). */
export function MegaMenu({ groups, links }: Props) {
  if (groups.length === 0) return null
  return (
    <li data-hover-menu>
      <button type="button" popoverTarget="services-menu" className="nav-link">
        Services <Icon name="down" className="nav-arrow" />
      </button>
      <div id="services-menu" popover="auto" className="mega">
        <div className="container-page mega-groups">
          {groups.map((group) => (
            <Group key={group._key} {...group} />
          ))}
        </div>
        {links.length > 0 && (
          <div className="mega-end">
            <p className="container-page flex flex-wrap gap-x-10">
              {links.map(({ _key, label, href }) => (
                <CmsLink key={_key} href={href} className="mega-way">
                  {label}
                  <Icon name="right" />
                </CmsLink>
              ))}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}

function Group({ _key, category, items }: Groups[number]) {
  return (
    <div>
      <p id={`services-${_key}`} className="mega-heading">
        {category}
      </p>
      <ul aria-labelledby={`services-${_key}`}>
        {items?.map((item) => (
          <li key={item._key}>
            <CmsLink href={item.href} className="mega-link">
              <span className="mega-name">{item.name}</span>
              {item.description && <span className="mega-description">{item.description}</span>}
            </CmsLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
