import type { ReactNode } from 'react'
import { Icon } from './icon'

export type NoticeKind = keyof typeof looks

const looks = {
  info: '[--edge:var(--color-agave-600)] bg-white',
  important: '[--edge:oklch(0.6_0.13_70)] bg-white',
  emergency: '[--edge:oklch(0.5_0.19_27)] bg-white',
}

type Props = {
  kind?: NoticeKind
  title: ReactNode
  /** What the title is: a paragraph where the outline of the page has no place for it. */
  titleAs?: 'p' | 'h2' | 'h3'
  children?: ReactNode
}

/** A note in a box, said by its icon, its edge and its words, never by its colour alone. */
export function NoticeBox({ kind = 'info', title, titleAs: Title = 'p', children }: Props) {
  return (
    <div
      role="note"
      className={`flex gap-4 rounded-control border border-s-4 border-(--edge)/30 border-s-(--edge) px-6 py-5 ${looks[kind]}`}
      data-kind={kind}
    >
      <Icon name="alert" className="mt-0.5 text-[1.375rem] text-(--edge)" />
      <div className="min-w-0 wrap-anywhere">
        <Title className="font-text text-lg/[1.3] font-bold tracking-[-0.005em] text-ink-900">{title}</Title>
        {children}
      </div>
    </div>
  )
}
