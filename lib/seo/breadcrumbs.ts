import type { BreadcrumbList } from 'schema-dts'
import type { Page } from '@/lib/content/pages'
import type { SiteSettings } from '@/lib/content/settings'
import { absolute } from './absolute'

/** Home, then this page; the home page is alone. */
export function breadcrumbs(page: Page, settings: SiteSettings): BreadcrumbList {
  const home = { name: settings.clinicName ?? '', path: '/' }
  const trail = page.path === '/' ? [home] : [home, { name: page.title ?? '', path: page.path ?? '/' }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
