import type { BreadcrumbList } from 'schema-dts'
import type { Page } from '@/lib/content/server/pages'
import type { SiteSettings } from '@/lib/content/server/settings'
import { absolute } from './absolute'

/** Home, then this page. The home page states none: a trail has two steps or more. */
export function breadcrumbs(page: Page, settings: SiteSettings): BreadcrumbList[] {
  if (page.path === '/') return []
  const home = { name: settings.clinicName ?? '', path: '/' }
  const trail = [home, { name: page.title ?? '', path: page.path ?? '/' }]
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
  return [list]
}
