/** Values that no field of these calls takes: the answer must name the field. */
export const impossible: [what: string, value: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a huge number', 1e308],
  ['true', true],
  ['an empty list', []],
  ['a list of texts', ['ana@example.com']],
  ['an object', { $ne: '' }],
  ['an empty text', ''],
  ['a NUL', 'nul\0here'],
  ['half a character', 'half \ud800 an emoji'],
  ['60,000 letters', 'x'.repeat(60_000)],
]

/** Texts that a field may take or refuse; they must never be run, misread or too much. */
export const odd: [what: string, value: string][] = [
  ['only blanks', ' \t '],
  ['81 letters', 'x'.repeat(81)],
  ['emoji', '👩‍⚕️🏜️'],
  ['an emoji address', '👩‍⚕️@example.com'],
  ['right-to-left', 'שלום עולם'],
  ['turned text', '\u202egnp.exe\u202c'],
  ['a script', '<script>window.__ran = 1</script>'],
  ['an attribute', '"><img src=x onerror="window.__ran=1">'],
  ['SQL', `'; drop table auth.users; --`],
  ['a header', 'a\r\nBcc: victim@example.com'],
  ['a path', '../../../etc/passwd'],
  ['a prototype', '__proto__'],
  ['a template', '{{7*7}} #{7*7} <%= 7*7 %>'],
  ['escapes', '%00%0d%0a \\u0000'],
  ['marks', '\ufeff\u2028\u2029'],
  ['combining letters', `e${'\u0301'.repeat(70)}`],
]

/** Bodies that are no filled-in call at all, by what they are. */
export const brokenBodies: [what: string, body: BodyInit | undefined, headers: Record<string, string>][] = [
  ['no body', undefined, json()],
  ['an empty body', '', json()],
  ['no JSON', '{"email":', json()],
  ['a JSON text', '"email"', json()],
  ['a JSON number', '7', json()],
  ['a JSON list', '[]', json()],
  ['JSON null', 'null', json()],
  ['an empty object', '{}', json()],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json()],
  ['a body of 100 kB', JSON.stringify({ email: 'x'.repeat(100_000) }), json()],
  ['twenty thousand brackets', '['.repeat(20_000) + ']'.repeat(20_000), json()],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{}}', json()],
  ['plain text', 'email=ana', { 'content-type': 'text/plain' }],
  ['XML', '<email/>', { 'content-type': 'application/xml' }],
  ['no content type', new Uint8Array([0x7b, 0x7d]), {}],
  ['a content type that is none', '{}', { 'content-type': ';;;' }],
  ['parts without a border', 'x', { 'content-type': 'multipart/form-data' }],
  ['said to be compressed', '{}', { ...json(), 'content-encoding': 'gzip' }],
]

function json() {
  return { 'content-type': 'application/json' }
}
