import { defineLocaleResourceBundle, type Rule } from 'sanity'

type Named = {
  name?: string
  title?: string
  type?: string
  options?: { list?: unknown }
  // biome-ignore lint/suspicious/noExplicitAny: Sanity gives each kind of field another kind of rule
  validation?: any
  fields?: Named[]
  of?: Named[]
}

const whatToDo: Record<string, string> = {
  number: 'enter a number',
  array: 'add at least one entry',
  slug: 'write one, or press Generate',
  date: 'choose a day',
  datetime: 'choose a day and a time',
  reference: 'choose one',
  boolean: 'choose yes or no',
  image: 'choose a picture',
  accessibleImage: 'choose a picture',
  string: 'write it here',
  text: 'write it here',
  url: 'write it here',
}

/** What an editor reads at a required field that is empty: its name, and what to do. Sanity itself says "Required". */
export function neededSentence({ title, name = '', type = '', options }: Named): string {
  const action = options?.list ? 'choose one' : (whatToDo[type] ?? 'fill it in')
  return title || name
    ? `“${title ?? name}” is needed: ${action}.`
    : `This is empty: ${action}, or remove it.`
}

/** What Sanity says of the parts of its own types, such as the letters of a slug. */
export const neededWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: { 'generic.required': 'This is needed: fill it in before you publish.' },
})

/** The type with such a sentence at each of its required fields that has none of its own. */
export function withNeeded<Type extends object>(type: Type): Type {
  const named = type as Named
  return {
    ...type,
    ...(typeof named.validation === 'function' && {
      validation: (rule: Rule, context: unknown) => {
        const rules: unknown = named.validation(rule, context)
        return [rules].flat().flatMap((one) => saidApart(one, neededSentence(named)))
      },
    }),
    ...(named.fields && { fields: named.fields.map(withNeeded) }),
    ...(named.of && { of: named.of.map(withNeeded) }),
  }
}

/** A rule has one message for everything it asks for, so what is empty is asked by a rule of its own. */
function saidApart(one: unknown, sentence: string): unknown[] {
  if (!isRule(one) || !one.isRequired() || one._message) return [one]
  const [needed, rest] = [one.error(sentence), one.clone()]
  needed._rules = needed._rules.filter(({ flag }) => flag === 'type' || flag === 'presence')
  rest._rules = rest._rules.filter(({ flag }) => flag !== 'presence')
  rest._required = undefined
  return [needed, rest]
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'isRequired' in value
