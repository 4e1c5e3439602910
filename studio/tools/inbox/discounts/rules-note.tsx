import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient, useFormValue } from 'sanity'
import { centsOrNull } from '../../../../lib/platform/shared/money.ts'
import type { StoredRule } from '../../../../lib/shop/discounts/shared/rule.ts'
import { type Examples, ruleWords } from '../../../../lib/shop/discounts/shared/rule-words.ts'

/** Above the form of the rules: what they do to orders as they are written now, published or not. */
export function RulesNote({ value }: { value: unknown }) {
  const rules = (value as { rules?: StoredRule[] } | undefined)?.rules ?? []
  return <Note label="What these rules do" rules={rules} />
}

/** The same above the form of one rule, which covers that of all. */
export function RuleNote({ value }: { value: unknown }) {
  const rules = useFormValue(['rules']) as StoredRule[] | undefined
  const key = (value as StoredRule | undefined)?._key
  return <Note label="What this rule does" rules={rules ?? []} only={key} />
}

type NoteProps = { label: string; rules: StoredRule[]; only?: string }

function Note({ label, rules, only }: NoteProps) {
  const { examples, problem } = useExamples()
  if (!examples || rules.length === 0) return null
  return (
    <Card border radius={2} padding={3} role="region" aria-label={label}>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {label}, once published
        </Text>
        {problem && <Text size={1}>{problem}</Text>}
        {ruleWords(rules, examples)
          .filter(({ key }) => only === undefined || key === only)
          .map(({ key, title, sentences }) => (
            <Stack key={key} gap={3}>
              <Heading as="h3" size={0}>
                {title}
              </Heading>
              {sentences.map((sentence) => (
                <Text key={sentence} size={1} muted>
                  {sentence}
                </Text>
              ))}
            </Stack>
          ))}
      </Stack>
    </Card>
  )
}

const examplesQuery = `{
  "injections": *[_type == "injection" && defined(name)] | order(order asc, name asc) { "id": _id, name, price },
  "areas": *[_type == "serviceArea" && defined(city)] | order(order asc, city asc) { city, travelFee }
}`

type Found = {
  injections: { id: string; name: string; price: unknown }[]
  areas: { city: string; travelFee: unknown }[]
}

/** What visitors can order today, and where; null until it is there. */
function useExamples() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [examples, setExamples] = useState<Examples | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    client.fetch<Found>(examplesQuery, {}, { perspective: 'published' }).then(
      ({ injections, areas }) => {
        setExamples({
          injections: injections.map(({ price, ...one }) => ({
            ...one,
            priceCents: centsOrNull(price) ?? 0,
          })),
          areas: areas.map(({ city, travelFee }) => ({ city, feeCents: centsOrNull(travelFee) ?? 0 })),
        })
        setProblem(null)
      },
      () => {
        setExamples({ injections: [], areas: [] })
        setProblem('The injections for the examples couldn’t be loaded. Open this again to see sums.')
      },
    )
  }, [client])
  return { examples, problem }
}
