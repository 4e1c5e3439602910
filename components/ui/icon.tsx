const shapes = {
  phone: 'M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  mail: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3 7l9 6 9-6',
  place:
    'M12 21c4-4.5 7-7.8 7-11.200A7 7 0 0 0 5 9.800C5 13.2 8 16.5 12 21zM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  cart: 'M5 8h14l1 12H4zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500',
  search: 'M11 18.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15zM16.500 16.500 21 21',
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
