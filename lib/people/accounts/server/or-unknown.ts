/** What was found, or 'unknown' when the database did not answer; why is in the log. */
export const orUnknown = <Found>(looking: Promise<Found>): Promise<Found | 'unknown'> =>
  looking.catch((error: unknown): 'unknown' => {
    console.error(error instanceof Error ? error.message : error)
    return 'unknown'
  })
