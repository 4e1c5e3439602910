const shape = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** `true`, or a sentence: a time of day is written like 08:00 or 20:00. */
export function timeProblem(time: string | undefined): true | string {
  return !time || shape.test(time) ? true : 'Write the time like 08:00 or 20:00.'
}
