import { CmsLink } from '@/components/content/cms-link'
import type { Navigation } from '@/lib/content/server/navigation'

export function FooterColumns({ columns }: { columns: NonNullable<Navigation['footerColumns']> }) {
  return (
    <div id="site-links" className="footer-columns">
      {columns.map(({ _key, title, links }) => (
        <nav key={_key} aria-labelledby={`footer-${_key}`}>
          <h2 id={`footer-${_key}`} className="footer-heading">
            {title}
          </h2>
          <ul className="mt-2">
            {links?.map((link) => (
              <li key={link._key}>
                <CmsLink href={link.href} className="footer-link">
                  {link.label}
                </CmsLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
