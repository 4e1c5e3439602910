import { Stack } from '@sanity/ui'
import { lazy, Suspense } from 'react'
import type { InputProps } from 'sanity'

const DocumentWarnings = lazy(() =>
  import('./tools/truth-check/document-warnings.tsx').then((module) => ({
    default: module.DocumentWarnings,
  })),
)

const AddressNote = lazy(() =>
  import('./addresses/address-note.tsx').then((module) => ({ default: module.AddressNote })),
)

const StockNote = lazy(() =>
  import('./tools/inbox/stock/stock-note.tsx').then((module) => ({ default: module.StockNote })),
)

const RulesNote = lazy(() =>
  import('./tools/inbox/discounts/rules-note.tsx').then((module) => ({ default: module.RulesNote })),
)

const RuleNote = lazy(() =>
  import('./tools/inbox/discounts/rules-note.tsx').then((module) => ({ default: module.RuleNote })),
)

/**
 * Any input of the Studio's forms; above the form of a whole document stands what the truth check says of it, of a page
 * that its address changes, of an injection what is in stock, and of rules for codes, or of one, what they do to
 * orders.
 */
export function DocumentInput(props: InputProps) {
  if (props.path.length > 0 && props.schemaType.name !== 'discountRule') return props.renderDefault(props)
  return (
    <Stack gap={4}>
      <Suspense>
        {props.schemaType.name === 'page' && <AddressNote value={props.value} />}
        {props.schemaType.name === 'injection' && <StockNote value={props.value} />}
        {props.schemaType.name === 'discountRules' && <RulesNote value={props.value} />}
        {props.schemaType.name === 'discountRule' && <RuleNote value={props.value} />}
        {props.path.length === 0 && <DocumentWarnings value={props.value} />}
      </Suspense>
      {props.renderDefault(props)}
    </Stack>
  )
}
