'use client'

import { useEffect, useState } from 'react'
import { wakePortal } from '@/components/account/lazy-portal'

type Portal = typeof import('@/components/account/portal-panel')

/**
 * What the header can't do with HTML and CSS alone. Of its own it draws only the patient portal: the header itself
 * stays the server's.
 */
export function HeaderBehaviour({ phone }: { phone: string | null }) {
  const [portal, setPortal] = useState<Portal>()
  useEffect(() => {
    const ends = [closeOnFollow(), openOnHover(), markScrolled(), wakePortal(setPortal)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return portal ? <portal.PortalPanel phone={phone} /> : null
}

/**
 * Where the browser has no scroll timelines, marks the header once the page has moved by more than 20 px (HEAD-017).
 */
function markScrolled(): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined
  const header = document.querySelector('.site-header')
  const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > 20)
  mark()
  window.addEventListener('scroll', mark, { passive: true })
  return () => window.removeEventListener('scroll', mark)
}

/** Closes a menu when a link in it is followed: between pages the layout, and so the open menu, would stay. */
function closeOnFollow(): () => void {
  document.addEventListener('click', close)
  return () => document.removeEventListener('click', close)
}

function close({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  link?.closest('dialog')?.close()
  link?.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** Long enough to cross the menu's button on the way elsewhere, or the gap between the button and its panel. */
const openAfter = 90
const closeAfter = 240

/**
 * Opens the panels of `[data-hover-menu]` for a mouse over them, and closes them when the mouse or the focus leaves
 * (HEAD-011). Click, keys, Escape and a click elsewhere are the browser's own business: the panels are popovers.
 */
function openOnHover(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function onPointerOver({ target, relatedTarget, pointerType }: PointerEvent) {
    const entered = menuOf(target)
    const left = menuOf(relatedTarget)
    if (pointerType !== 'mouse' || entered === left) return
    clearTimeout(timer)
    if (entered) timer = setTimeout(() => open(entered), openAfter)
    else timer = setTimeout(() => panelOf(left)?.hidePopover(), closeAfter)
  }

  /** The mouse may have come before this listened. */
  function onFirstMove({ target, pointerType }: PointerEvent) {
    const over = menuOf(target)
    if (over && pointerType === 'mouse') timer ??= setTimeout(() => open(over), openAfter)
  }

  /** A mouse that clicks the button of a panel it has just opened would close it. */
  function onClick(event: MouseEvent) {
    const isButton = event.target instanceof Element && event.target.closest('[popovertarget]')
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
    if (isButton && isMouse && panelOf(menuOf(event.target))?.matches(':popover-open')) event.preventDefault()
  }

  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    const left = menuOf(target)
    if (relatedTarget && left && left !== menuOf(relatedTarget)) panelOf(left)?.hidePopover()
  }

  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointermove', onFirstMove, { once: true })
  document.addEventListener('click', onClick)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('pointermove', onFirstMove)
    document.removeEventListener('click', onClick)
    document.removeEventListener('focusout', onFocusOut)
  }
}

/** Pressing its button, unlike `showPopover`, puts the panel next in the order of focus. */
function open(menu: Element) {
  if (!panelOf(menu)?.matches(':popover-open')) menu.querySelector<HTMLElement>('[popovertarget]')?.click()
}

function menuOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-hover-menu]') : null
}

function panelOf(menu: Element | null): HTMLElement | null {
  return menu?.querySelector<HTMLElement>('[popover]') ?? null
}
