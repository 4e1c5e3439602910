'use client'

import { create } from 'zustand'
import { type GiftLine, mostGifts } from '@/lib/gift-cards/rules'
import {
  addProduct,
  type CartContents,
  type CartLine,
  type CartProduct,
  removeLine,
  setQuantity,
} from './model'
import { cartKey, giftsKey, loadGifts, loadLines, saveGifts, saveLines } from './storage'

type CartState = CartContents & {
  /** False until the stored cart was read: the server can't know it, so the first drawing is without it. */
  isRead: boolean
  isOpen: boolean
  /** What the last removal took away, until something else changes. */
  removed: (CartContents & { sentence: string }) | null
  /** What changed by itself since the drawer was opened. */
  notices: string[]
  /** The key of the gift card whose words are being changed in the form of its page. */
  editedGift: string | null
}

/** The one cart of this browser. Read it with a selector; change it with the functions below. */
export const useCart = create<CartState>(() => ({
  lines: [],
  gifts: [],
  isRead: false,
  isOpen: false,
  removed: null,
  notices: [],
  editedGift: null,
}))

/** False while the browser refuses to store: then what is stored is older than what is shown. */
let isStored = true
let areGiftsStored = true

/** Reads the stored cart and follows what other tabs do with it. Returns the function that stops this. */
export function startCart(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea === localStorageIfAny() && isOurs(event.key)) readCart()
  }
  // A page that comes back from the browser's cache heard nothing in the meantime.
  const readAgain = (event: PageTransitionEvent) => event.persisted && readCart()
  readCart()
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', readAgain)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', readAgain)
  }
}

const isOurs = (key: string | null) => key === null || key === cartKey || key === giftsKey

/** Opens or closes the drawer (CART-001). */
export function setCartOpen(isOpen: boolean): void {
  useCart.setState(isOpen ? { isOpen } : { isOpen, removed: null, notices: [] })
}

/** One more of this product (CART-004, CART-005). False when there may not be more than `most`: nothing changed then. */
export function addToCart(product: CartProduct, most?: number): boolean {
  const before = currentLines()
  const after = addProduct(before, product, most)
  change(after)
  return after !== before
}

/** One more or one less of a line (CART-003); the last one less removes it (CART-007). */
export function changeQuantity(id: string, by: 1 | -1): void {
  const line = currentLines().find((one) => one.id === id)
  if (!line) return
  if (line.quantity + by < 1) removeFromCart(id)
  else change(setQuantity(currentLines(), id, line.quantity + by))
}

/** Deletes the line; it can be taken back until the next change (CART-006). */
export function removeFromCart(id: string): void {
  const lines = currentLines()
  const line = lines.find((one) => one.id === id)
  if (!line) return
  const removed = { sentence: `${line.product.name} removed.`, lines, gifts: currentGifts() }
  change(removeLine(lines, id), removed)
}

/** Puts a gift card in, or in place of the one with its key. False when there are too many: nothing changed then. */
export function putGift(gift: GiftLine): boolean {
  const gifts = currentGifts()
  const isKnown = gifts.some(({ giftKey }) => giftKey === gift.giftKey)
  if (!isKnown && gifts.length >= mostGifts) return false
  changeGifts(isKnown ? gifts.map((one) => (one.giftKey === gift.giftKey ? gift : one)) : [...gifts, gift])
  return true
}

/** Takes a gift card out; it can be taken back until the next change. */
export function removeGift(giftKey: string): void {
  const gifts = currentGifts()
  const gift = gifts.find((one) => one.giftKey === giftKey)
  if (!gift) return
  const removed = {
    sentence: `Gift card for ${gift.recipientName} removed.`,
    lines: currentLines(),
    gifts,
  }
  changeGifts(
    gifts.filter((one) => one !== gift),
    removed,
  )
}

/** Takes the gift cards with these keys out because they are paid. */
export function takeGiftsOut(giftKeys: string[]): void {
  const gifts = currentGifts()
  if (gifts.some(({ giftKey }) => giftKeys.includes(giftKey)))
    changeGifts(gifts.filter(({ giftKey }) => !giftKeys.includes(giftKey)))
}

/** Replaces the gift cards for a reason the shopper did not choose, and tells them. */
export function replaceGifts(gifts: GiftLine[], notices: string[]): void {
  changeGifts(gifts)
  addNotices(notices)
}

/** Which gift card the form of its page shows; null for a new one. */
export const editGift = (editedGift: string | null): void => useCart.setState({ editedGift })

/** Empties the cart; it can be taken back until the next change (CART-008). */
export function clearCart(): void {
  const removed = { sentence: 'Your cart was cleared.', lines: currentLines(), gifts: currentGifts() }
  changeGifts([])
  change([], removed)
}

/** Takes the last removal back. */
export function undoRemoval(): void {
  const { removed } = useCart.getState()
  if (!removed) return
  changeGifts(removed.gifts)
  change(removed.lines)
}

/** Replaces the lines for a reason the shopper did not choose, and tells them. */
export function replaceLines(lines: CartLine[], notices: string[]): void {
  change(lines)
  addNotices(notices)
}

/** The lines as they are now in whichever tab changed them last. */
export function currentLines(): CartLine[] {
  const { lines } = useCart.getState()
  return (isStored && loadLines()) || lines
}

/** The gift cards as they are now in whichever tab changed them last. */
export function currentGifts(): GiftLine[] {
  const { gifts } = useCart.getState()
  return (areGiftsStored && loadGifts()) || gifts
}

function readCart(): void {
  useCart.setState({ lines: currentLines(), gifts: currentGifts(), removed: null, isRead: true })
}

function addNotices(notices: string[]): void {
  if (notices.length > 0)
    useCart.setState((state) => ({ notices: [...new Set([...state.notices, ...notices])] }))
}

function change(lines: CartLine[], removed: CartState['removed'] = null): void {
  isStored = saveLines(lines)
  useCart.setState({ lines, removed, isRead: true })
}

function changeGifts(gifts: GiftLine[], removed: CartState['removed'] = null): void {
  areGiftsStored = saveGifts(gifts)
  useCart.setState({ gifts, removed, isRead: true })
}

function localStorageIfAny(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
