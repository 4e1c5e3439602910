import { plain } from '../../platform/reading/shared.ts'

/** What a figure such as '15K+', '1.2M', '98%' or '15,000+' counts; null for '24/7' and for words. */
export function readFigure(figure: string): { value: number; unit: '' | '%' } | null {
  const found = /^(\d[\d,]*(?:\.\d+)?)\s?([KM])?\s?(%)?\+?$/i.exec(plain(figure).trim())
  if (!found) return null
  const [, digits = '', size = '', percent] = found
  const times = { '': 1, K: 1_000, M: 1_000_000 }[size.toUpperCase()] ?? 1
  return { value: Number(digits.replaceAll(',', '')) * times, unit: percent ? '%' : '' }
}
