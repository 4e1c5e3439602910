type AreaShape = { path: string; x: number; y: number; lines: string[] }

/** The nine areas as soft shapes, roughly where they lie (400 wide, north up), and where their names stand. */
export const areaShapes: Record<string, AreaShape> = {
  'Cave Creek': {
    path: 'M118 28c26-12 68-14 94-6 6 22 6 42 3 60-24 8-62 10-92 4-12-18-13-42-5-58z',
    x: 166,
    y: 59,
    lines: ['Cave Creek'],
  },
  Carefree: {
    path: 'M222 24c26-8 58-6 74 6 9 18 6 40-6 54-20 6-46 6-65 2-3-20-5-42-3-62z',
    x: 259,
    y: 59,
    lines: ['Carefree'],
  },
  'North Phoenix': {
    path: 'M58 92c36 8 90 8 126 3l5 9c4 34-2 70-4 98-38 9-92 8-132 0-14-34-11-78 5-110z',
    x: 119,
    y: 152,
    lines: ['North', 'Phoenix'],
  },
  Scottsdale: {
    path: 'M199 96c32-2 64-2 92-5 12 30 8 72-1 102-7 20-20 34-25 58-2 26-5 50-15 66-10 5-21 2-25-7 1-24 8-46 5-68-5-20-30-20-34-36 0-36 6-74 3-110z',
    x: 245,
    y: 152,
    lines: ['Scottsdale'],
  },
  Phoenix: {
    path: 'M52 212c32 7 66 8 97 3-7 24-9 48-4 72 18 12 46 14 68 9 1 12-1 22-5 30-18 0-30 6-34 20-4 22-8 36-24 42-38 6-78 0-100-18-14-40-12-112 2-158z',
    x: 98,
    y: 312,
    lines: ['Phoenix'],
  },
  'Paradise Valley': {
    path: 'M152 212c26-6 62 4 72 24 5 18 3 36-1 50-24 9-56 8-75-3-6-26-5-52 4-71z',
    x: 186,
    y: 255,
    lines: ['Paradise', 'Valley'],
  },
  Tempe: {
    path: 'M188 338c16-5 34-6 50-3 5 18 4 38-2 56-16 6-38 5-55-1-4-18-2-38 7-52z',
    x: 211,
    y: 369,
    lines: ['Tempe'],
  },
  Mesa: {
    path: 'M250 332c12-14 32-22 60-24 28-1 48 6 58 18 4 24 0 48-12 64-32 8-78 8-110 2 5-20 6-40 4-60z',
    x: 308,
    y: 356,
    lines: ['Mesa'],
  },
  'Fountain Hills': {
    path: 'M303 176c22-10 56-6 70 14 6 24 0 50-16 62-24 7-54 4-78-8 2-22 20-40 24-68z',
    x: 335,
    y: 213,
    lines: ['Fountain', 'Hills'],
  },
}
