/**
 * The text of a script that declares these functions and makes this call. Node has taken the types out of them
 * already, so their own text is plain JavaScript; each may use the others of its list and nothing else of its file.
 */
// biome-ignore lint/complexity/noBannedTypes: any function has a text
export function scriptOf(functions: Function[], call: string): string {
  return `(() => {\n'use strict'\n${functions.join('\n')}\n${call}\n})()\n`
}
