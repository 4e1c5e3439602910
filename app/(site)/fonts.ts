import localFont from 'next/font/local'

const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})

const display = localFont({
  src: './fonts/fraunces.woff2',
  weight: '520',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
})

/** The class that makes both fonts known below it. */
export const fontClasses = `${text.variable} ${display.variable}`
