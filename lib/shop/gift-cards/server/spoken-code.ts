const words: Record<string, string> = {
  A: 'Alfa',
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  E: 'Echo',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  J: 'Juliett',
  K: 'Kilo',
  M: 'Mike',
  N: 'November',
  O: 'Oscar',
  P: 'Papa',
  Q: 'Quebec',
  R: 'Romeo',
  T: 'Tango',
  V: 'Victor',
  W: 'Whiskey',
  X: 'X-ray',
  Y: 'Yankee',
  Z: 'Zulu',
}

/** A code in groups as it is told on the phone: 'Oscar Charlie Oscar, 7 Kilo Quebec 4, …'. */
export const spokenCode = (code: string): string =>
  code
    .split('-')
    .map((group) => [...group].map((letter) => words[letter] ?? letter).join(' '))
    .join(', ')
