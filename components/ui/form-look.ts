/** On a card of its own. */
export const formCard = 'card grid gap-7 p-panel shadow-soft [--focus:var(--color-agave-600)] @container'
/** In a card already. */
export const bareForm = 'grid gap-6 @container'

/** As many columns as the form has room for, wherever it stands. */
export const fieldGrid = 'grid min-w-0 gap-x-5 gap-y-6 @min-[34rem]:grid-cols-2'
/** Over both of them. */
export const wideField = '@min-[34rem]:col-span-full'
export const fieldBox = 'grid min-w-0 grid-cols-1 content-start gap-1.5'

/** A live region stays in the tree while it is empty, but takes no row. */
export const helpText = 'text-sm leading-[1.45] text-ink-500 empty:-mt-1.5'
export const formNote = 'max-w-[60ch] text-sm text-ink-500'
export const sendRow =
  'flex flex-wrap items-center gap-x-5 gap-y-3 [&>button]:disabled:cursor-progress [&>button]:disabled:opacity-75 [&>button]:max-sm:w-full'
