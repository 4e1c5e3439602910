import { link } from '../build/block.ts'
import { navigation } from '../build/document.ts'
import { keyed } from '../build/keyed.ts'

export const menus = navigation({
  headerLinks: keyed('link', [link('Home', '/'), link('Vitamin Injections', '/vitamin-injections')]),
  footerColumns: keyed('column', [
    {
      _type: 'footerColumn' as const,
      title: 'Services',
      links: keyed('link', [
        link('Vitamin Injections', '/vitamin-injections'),
        link('Injection packages', '/vitamin-injections#packages'),
      ]),
    },
    {
      _type: 'footerColumn' as const,
      title: 'Support & Resources',
      links: keyed('link', [
        link('What to expect', '/#steps'),
        link('Support: (480) 555-0143', 'tel:+14805550143'),
        link('Book by e-mail', 'mailto:bookings@ocotillo.example'),
      ]),
    },
  ]),
})
