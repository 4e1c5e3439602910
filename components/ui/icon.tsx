const shapes = {
  phone: 'M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  mail: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3 7l9 6 9-6',
  place:
    'M12 21c4-4.5 7-7.8 7-11.200A7 7 0 0 0 5 9.800C5 13.2 8 16.5 12 21zM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3.500V7M16 3.500V7',
  person:
    'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c1-3.700 4-5.500 7.500-5.500s6.500 1.800 7.500 5.500',
  drop: 'M12 3c4 4.500 6 7.800 6 11a6 6 0 0 1-12 0c0-3.200 2-6.500 6-11z',
  shield:
    'M12 3.500 5 6v6c0 4.200 2.800 7.100 7 8.500 4.200-1.400 7-4.300 7-8.500V6zm-3 8.500 2.200 2.200L15.500 10',
  photos:
    'M4 7.500h3.500L9 5h6l1.500 2.500H20V19H4zM12 16.200a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600z',
  friends:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500C3.300 16.300 5.800 15 9 15s5.700 1.300 6.500 4.500M16 5a3.300 3.300 0 0 1 0 6.300M17.500 15.200c2.100.6 3.500 2 4 4.300',
  videos: 'M4 5.500h16v13H4zM10.200 9.300v5.400l4.600-2.700z',
  business: 'M4 8h16v11.500H4zM9 8V5h6v3M4 13h16M12 12v2',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  cart: 'M5 8h14l1 12H4zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500',
  plus: 'M12 5.500v13M5.500 12h13',
  minus: 'M5.500 12h13',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.500v5.500M12 16.500v.1',
  copy: 'M9 9h10v11H9zM6 15H5V4h10v2',
} as const

/** Whether editors' data names an icon that exists. */
export const isIconName = (name: string | null | undefined): name is keyof typeof shapes =>
  Boolean(name && Object.hasOwn(shapes, name))

/** A line icon in the size of the text beside it. Decoration: the words say it too. */
export function Icon({ name, className = '' }: { name: keyof typeof shapes; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
