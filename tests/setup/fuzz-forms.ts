import { type FormId, fieldsOf, formIds } from '../../lib/care/forms/shared/forms.ts'
import type { Random } from '../chaos/random.ts'
import { senderField } from './form-table'

export type FuzzedPost = {
  form: FormId
  values: Record<string, unknown>
  /** As a browser without scripts sends it. */
  isPlain: boolean
}

type Field = ReturnType<typeof fieldsOf>[number]

const nasty = [
  '<script>window.__ran = 1</script>',
  '"><img src=x onerror="window.__ran=1">',
  'javascript:window.__ran=1',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  `'; drop table submissions; --`,
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '+1-1',
  '\u202egnp.exe\u202c',
  'שלום עולם',
  '李小龍 👩‍⚕️🏜️',
  'e\u0301\u0327 ﷽ ǅ ß İ',
  'a\r\nBcc: victim@example.com',
  '%00%0d%0a',
  '\\u0000 \\x00',
  '../../../etc/passwd',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '\ufeffmark',
  '\u2028\u2029',
]
const impossible: unknown[] = [
  'nul\0here',
  'half \ud800 an emoji',
  7,
  -0.5,
  1e308,
  null,
  true,
  [],
  [[['x']]],
  {},
  { $ne: '' },
  { __proto__: 1 },
]

/** So many filled-in forms: most nearly right, each with something odd in it. The same for the same generator. */
export function drawPosts(count: number, random: Random, sender: (n: number) => string): FuzzedPost[] {
  return Array.from({ length: count }, (_, n) => {
    const form = formIds[n % formIds.length] as FormId
    const isPlain = random.chance(30)
    const values = Object.fromEntries(
      fieldsOf(form).flatMap((field) =>
        field.name === senderField(form) ? drawSender(field, random, sender(n)) : draw(field, random),
      ),
    )
    if (random.chance(4))
      values[random.pick(['status', 'price', '__proto__', 'id', 'x'.repeat(5000), ''])] = 'x'
    return { form, values, isPlain }
  })
}

/** By which it is found again. */
const drawSender = ({ name }: Field, random: Random, sender: string): [string, unknown][] => [
  [name, random.chance(95) ? sender : random.pick([...nasty, ...impossible])],
]

function draw(field: Field, random: Random): [string, unknown][] {
  if (random.chance(3)) return []
  if (random.chance(3)) return [[field.name, random.pick(impossible)]]
  if (random.chance(3)) return [[field.name, 'x'.repeat(field.most + random.below(3))]]
  if (random.chance(field.kind === 'line' || field.kind === 'paragraph' ? 60 : 4))
    return [[field.name, nastyText(random)]]
  return [[field.name, plainValue(field, random)]]
}

/** Nasty pieces, whitespace and letters from the whole of Unicode, mixed. */
function nastyText(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () =>
    random.chance(70) ? random.pick(nasty) : String.fromCodePoint(0x21 + random.below(0xd700)),
  )
  return parts.join(random.pick(['', ' ', '\n', '\t']))
}

function plainValue({ kind, options = [], when }: Field, random: Random): unknown {
  if (kind === 'choice') return random.pick(options)[0]
  if (kind === 'phone') return random.pick(['(480) 555-0100', '+49 30 901820', '4805550199 x 12'])
  if (kind === 'date') return when === 'past' ? '1980-02-29' : '2031-05-06'
  if (kind === 'address') return 'https://example.com/me'
  if (kind === 'zip') return random.pick(['85281', '85281-1234'])
  if (kind === 'several')
    return random.pick([['iv-therapy'], ['iv-therapy', 'consultation'], ['gold'], 'iv-therapy'])
  return random.pick(['Ana', 'Zoë', "O'Brien", 'Two words', ''])
}
