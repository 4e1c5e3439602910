'use client'

import { create } from 'zustand'

export type Toast = {
  id: number
  title: string
  description?: string
  /**
   * `destructive` interrupts a screen reader; `normal`, of something done, `pending`, of something that isn't yet,
   * and `notice`, of something not done, wait.
   */
  tone: 'normal' | 'pending' | 'notice' | 'destructive'
  durationMs: number
  action?: { label: string; run: () => void }
  /** What it is about, so that it can be closed once that is in sight anyway. */
  topic?: string
}

const maxAtOnce = 3
let lastId = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/**
 * Shows a toast for 5 s unless told otherwise. The same words again replace the ones still shown; the oldest makes
 * room.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone' | 'durationMs'> & Partial<Toast>): void {
  lastId += 1
  const next: Toast = { tone: 'normal', durationMs: 5000, ...toast, id: lastId }
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((one) => !hasSameWords(one, next)), next].slice(-maxAtOnce),
  }))
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

export function dismissTopic(topic: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.topic !== topic) }))
}

const hasSameWords = (one: Toast, other: Toast) =>
  one.title === other.title && one.description === other.description
