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

/**
 * Any input of the Studio's forms; above the form of a whole document stands what the truth check says of it, of a page
 * that its address changes, and of an injection what is in stock.
 */
export function DocumentInput(props: InputProps) {
  if (props.path.length > 0) return props.renderDefault(props)
  return (
    <Stack gap={4}>
      <Suspense>
        {props.schemaType.name === 'page' && <AddressNote value={props.value} />}
        {props.schemaType.name === 'injection' && <StockNote value={props.value} />}
        <DocumentWarnings value={props.value} />
      </Suspense>
      {props.renderDefault(props)}
    </Stack>
  )
}
