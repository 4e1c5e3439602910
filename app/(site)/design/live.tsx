'use client'

import { type Ref, Suspense, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { island } from '@/components/ui/island'
import { showToast } from '@/components/ui/toast-store'

// As everywhere: what opens is loaded with the press.
const Drawer = island(async () => (await import('@/components/ui/drawer')).Drawer)
const Tabs = island(async () => (await import('@/components/ui/tabs')).Tabs)

const toasts = {
  normal: { title: 'Saved', description: 'It was done.' },
  pending: { title: 'Waiting for the bank', description: 'It isn’t done yet.' },
  notice: { title: 'Nothing was changed', description: 'It was not done, and nothing is wrong.' },
  destructive: {
    title: 'That didn’t work',
    description: 'Something is wrong; screen readers say it at once.',
    action: { label: 'Try again', run: () => undefined },
  },
} as const

/** A button for each tone. */
export function ToastButtons() {
  return (Object.keys(toasts) as (keyof typeof toasts)[]).map((tone) => (
    <button
      key={tone}
      type="button"
      className="button button-quiet"
      onClick={() => showToast({ tone, ...toasts[tone] })}
    >
      Show: {tone}
    </button>
  ))
}

const sentence = 'Its title stays in sight, Escape closes it, and the focus goes back to what opened it. '

function useOpened() {
  const [isOpen, setOpen] = useState(false)
  return [isOpen, () => setOpen(true), () => setOpen(false)] as const
}

type OpenerProps = { words: string; onOpen: () => void; ref?: Ref<HTMLButtonElement> }

const Opener = ({ words, onOpen, ref }: OpenerProps) => (
  <button ref={ref} type="button" className="button button-primary" aria-haspopup="dialog" onClick={onOpen}>
    {words}
  </button>
)

type Props = { words: string; title: string; count: number }

export function DialogSample({ words, title, count }: Props) {
  const [isOpen, open, close] = useOpened()
  return (
    <>
      <Opener words={words} onOpen={open} />
      {isOpen && (
        <Dialog
          title={title}
          closeLabel="Close the dialog"
          isDismissable
          className="md:max-w-128"
          onClose={close}
        >
          <div className="design grid gap-4 px-5 py-6 md:px-8">
            <p>{sentence.repeat(count)}</p>
            <button type="button" className="button button-primary" onClick={close}>
              Understood
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** It stands outside of the page, so it brings the page's fonts (`className`). */
export function DrawerSample({ words, title, count, className }: Props & { className: string }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, open, close] = useOpened()
  return (
    <>
      <Opener ref={opener} words={words} onOpen={() => [setOpened(true), open()]} />
      {/* Or the page would be hidden while it loads, and its button lose the focus. */}
      <Suspense>
        {wasOpened && (
          <Drawer
            isOpen={isOpen}
            title={title}
            closeLabel="Close the drawer"
            className={`design ${className}`}
            onClose={close}
            returnTo={() => opener.current}
            footer={
              <button type="button" className="button button-primary w-full" onClick={close}>
                Understood
              </button>
            }
          >
            <div className="grid gap-4 p-5">
              <p>{sentence.repeat(count)}</p>
              <p>
                <a href="/design" className="text-link">
                  A link in it
                </a>
              </p>
            </div>
          </Drawer>
        )}
      </Suspense>
    </>
  )
}

export function TabsSample({ label, names }: { label: string; names: string[] }) {
  const [selected, setSelected] = useState(0)
  return (
    <div className="card p-5">
      <Tabs
        label={label}
        selected={selected}
        onSelect={setSelected}
        tabs={Object.fromEntries(names.map((name) => [name, `What stands below “${name}”.`]))}
      />
    </div>
  )
}
