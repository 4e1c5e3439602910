import { controlShapes } from './control-icon'

type IconName = keyof typeof iconShapes

/** Whether editors' data names an icon that exists. */
export const isIconName = (name: string | null | undefined): name is IconName =>
  Boolean(name && Object.hasOwn(iconShapes, name))

/** A line icon in the size of the text beside it. Decoration: the words say it too. Islands take `ControlIcon`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  )
}

/** An icon on a round ground, as cards begin. */
export function IconDisc({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <span
      className={`grid size-11 place-items-center rounded-full bg-agave-100 text-xl text-agave-700 ${className}`}
    >
      <Icon name={name} />
    </span>
  )
}

/** Every line drawing of 24 × 24: those of the controls, and those that only the server draws. */
export const iconShapes = {
  ...controlShapes,
  down: 'm6 9 6 6 6-6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  play: 'M8 5.5v13L18.5 12z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  mail: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3 7l9 6 9-6',
  place:
    'M12 21c4-4.5 7-7.8 7-11.2A7 7 0 0 0 5 9.8C5 13.2 8 16.5 12 21zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  calendar:
    'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10.5h16M8 3.5v4M16 3.5v4',
  shield: 'M12 3l7.5 2.5V11c0 4.7-3 8-7.5 10-4.5-2-7.5-5.3-7.5-10V5.5zM8.8 11.8l2.4 2.4 4.2-4.5',
  certificate:
    'M12 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM8.5 13.5 7 21l5-2.5 5 2.5-1.5-7.5M9.8 8.8l1.6 1.6 2.9-3',
  heart: 'M12 20.5C7 16.5 3.5 13.3 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 4-3.5 7.2-8.5 11.2z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  spark: 'M12 3c.8 5.5 3 7.8 9 9-6 1.2-8.2 3.5-9 9-.8-5.5-3-7.8-9-9 6-1.2 8.2-3.5 9-9z',
  drop: 'M12 3c4 4.6 6.5 7.9 6.5 11.2a6.5 6.5 0 0 1-13 0C5.5 10.9 8 7.6 12 3zM9 14.5a3 3 0 0 0 3 3',
  blossom:
    'M12 20.5c-3.5-4-3.5-11 0-17 3.5 6 3.5 13 0 17zM12 20.5C7 19.5 4.5 14.5 6 7.5c2 .8 3.2 2 3.8 3.5M12 20.5c5-1 7.5-6 6-13-2 .8-3.2 2-3.8 3.5',
  bolt: 'M13.5 3 5 13.5h6L10 21l9-11h-6.5z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z',
  leaf: 'M4.5 20.5c.7-4.5 3-8 7.5-10.5M6.3 17C3.5 9 9 4 20 4c.5 10-4.8 16-13.7 13z',
  flask: 'M9 3.5h6M10 3.5v6L4.8 18a1.7 1.7 0 0 0 1.5 2.5h11.4a1.7 1.7 0 0 0 1.5-2.5L14 9.5v-6M7.2 14.5h9.6',
  syringe: 'm16.5 3.5 4 4M18.5 5.5l-3 3M12.5 5.5l6 6M14 7l-8 8v3h3l8-8M6 18l-3 3M11 10l2 2M8.5 12.5l2 2',
  bag: 'M9.5 3.5h5v2H16A1.5 1.5 0 0 1 17.5 7v6.5c0 1.8-1.7 2.8-3.7 3.5h-3.6c-2-.7-3.7-1.7-3.7-3.5V7A1.5 1.5 0 0 1 8 5.5h1.5zM12 17v4M6.5 10.5h11',
  stethoscope:
    'M6 4H4.5v5a4.5 4.5 0 0 0 9 0V4H12M9 13.5v2a5 5 0 0 0 10 0V14M19 14a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20',
  hotel:
    'M3.5 5.5v14M3.5 16.5h17M20.5 19.5v-6a3 3 0 0 0-3-3H10v6M6.8 13.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  building:
    'M6 20.5v-16a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v16M3.5 20.5h17M9.5 7.5h1M13.5 7.5h1M9.5 11.5h1M13.5 11.5h1M10.5 20.5V16h3v4.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.4-3.5 3-5.2 6.5-5.2s6.1 1.7 6.5 5.2M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.3 3.5 4.7',
  video:
    'M4.5 6.5h9A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM15 11l6-3.5v9L15 13',
  document:
    'M6.5 3.5H14L18.5 8v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM13.5 3.5v5h5M9 12.5h6M9 16h6',
  lock: 'M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  message:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7l-5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM8 9h8M8 12.5h5',
  gift: 'M4 8.5h16V12H4zM5.5 12v8.5h13V12M12 8.5v12M12 8.5C9 8.5 7.2 7.2 7.2 5.5c0-2.5 4-2.5 4.8 3zM12 8.5c3 0 4.8-1.3 4.8-3 0-2.5-4-2.5-4.8 3z',
  card: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 14.5h4',
  tag: 'M4 4.5h7.5L20 13l-7 7-8.5-8.5zM8 8.5v.1',
  truck:
    'M5.2 16.5H3v-10h11v10H9.8M14 10h4l3 3.3v3.2h-1.2M15.2 16.5H14M7.5 18.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM17.5 18.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  percent:
    'M18.5 5.5l-13 13M7.5 9.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM16.5 18.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  chart: 'M4 20h16M7.5 16v-4M12 16V6M16.5 16v-7',
  flag: 'M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0',
  scale: 'M12 3.5v17M8 20.5h8M5 6.5h14M5 6.5 2.5 13a2.7 2.7 0 0 0 5 0zM19 6.5 16.5 13a2.7 2.7 0 0 0 5 0z',
  warning: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.1',
  external: 'M14 4.5h5.5V10M19.5 4.5 11 13M17.5 13.5v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1h5',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  chevronUp: 'm6 15 6-6 6 6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  sort: 'M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5',
  briefcase:
    'M4.5 8h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM8.5 8V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V8M3.5 13h17M12 12v2',
  megaphone: 'M3.5 10v4a1 1 0 0 0 1 1H8l9 4.5v-15L8 9H4.5a1 1 0 0 0-1 1zM8 15l1 5h2.5l-.8-3.6M20.5 10v4',
  handshake:
    'M3 7l4-1 5 2 5-2 4 1M12 8 8.5 11.5c.8 1.6 2.7 1.7 4 .7l1.5-1.2 5 4.5M3 15.5h2l4.5 4c.9.8 2.2.4 2.5-.7 1.2.5 2.4-.2 2.5-1.3 1.2.2 2.2-.6 2-1.7M19 15.5h2',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
  camera:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v.1',
  share:
    'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.7 10.7l6.6-3.9M8.7 13.3l6.6 3.9',
  thumb:
    'M7.5 10.5 11 3.5c1.7 0 2.7 1.2 2.5 2.8L13 9.5h5.2a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7.5zM7.5 10.5H4V20h3.5',
} as const

/** The networks' own marks; that of the photos is a line drawing, and an icon of ours already. */
export const networkMarks = {
  friends: 'M14 22v-8h3l.5-3.5H14V8.5c0-1 .5-2 2-2h1.5v-3c-4-.8-7 .5-7 4.5v2.5H7V14h3.5v8z',
  videos:
    'M16.5 2c.3 2.5 1.5 4 4 4.5v3c-1.5 0-2.8-.5-4-1.2v7A6.2 6.2 0 1 1 11 9.2v3.5a2.8 2.8 0 1 0 2 2.7V2z',
  business:
    'M3.5 9h4v12h-4zM5.5 3a2 2 0 1 1 0 4.4 2 2 0 0 1 0-4.4zM10 9h3.5v1.6c2-3 8-3 8 3.6V21h-4v-6c0-4-4-4-4 0v6H10z',
}
