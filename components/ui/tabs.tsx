'use client'

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode, Ref } from 'react'

type Props = {
  /** What they are tabs of, for assistive technology. */
  label: string
  /** What stands below each, by its name. */
  tabs: Record<string, ReactNode>
  /** The place of the one that is shown. */
  selected: number
  onSelect(place: number): void
  /** For whoever moves the focus to the first. */
  first?: Ref<HTMLButtonElement>
}

/** One of a few things at a time; what is typed into one stays while somebody looks at another. */
export function Tabs({ label, tabs, selected, onSelect, first }: Props) {
  return (
    <TabGroup selectedIndex={selected} onChange={onSelect}>
      <TabList
        className="mb-5 grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sand-100 p-1"
        aria-label={label}
      >
        {Object.keys(tabs).map((name, place) => (
          <Tab key={name} ref={place === 0 ? first : undefined} className={tabLook}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {Object.entries(tabs).map(([name, content]) => (
          <TabPanel key={name} unmount={false} tabIndex={-1}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}

const tabLook =
  'min-h-11 rounded-[9px] text-sm font-semibold text-ink-700 hover:text-ink-900 aria-selected:bg-white aria-selected:text-ink-900 aria-selected:[box-shadow:0_1px_3px_oklch(0.4_0.04_60/0.25)] aria-selected:highlight-forced'
