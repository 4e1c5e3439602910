import { Stack } from '@sanity/ui'
import { lazy, Suspense } from 'react'
import type { InputProps } from 'sanity'

const DocumentWarnings = lazy(() =>
  import('./document-warnings.tsx').then((module) => ({ default: module.DocumentWarnings })),
)

/** Any input of the Studio's forms; above the form of a whole document stands what the truth check says of it. */
export function DocumentInput(props: InputProps) {
  if (props.path.length > 0) return props.renderDefault(props)
  return (
    <Stack gap={4}>
      <Suspense>
        <DocumentWarnings value={props.value} />
      </Suspense>
      {props.renderDefault(props)}
    </Stack>
  )
}
