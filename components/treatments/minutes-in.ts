const time = /(\d+)\s*(?:[-–]\s*\d+\s*)?(h|m)/i

/** The minutes an editor's time names at least ('45 min', '2-4 hrs'); undefined where it names none. */
export function minutesIn(duration: string | null | undefined): number | undefined {
  const [, amount, unit] = time.exec(`${duration ?? ''}`) ?? []
  if (!amount || !unit) return undefined
  return Number(amount) * (unit.toLowerCase() === 'h' ? 60 : 1)
}
