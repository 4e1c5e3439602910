'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion'

const durationMs = 3000
const staggerMs = 200
const threshold = 0.3

type Props = {
  value: number
  suffix?: string
  /** The place in its row: each counter begins a little after the one before. */
  index: number
}

/**
 * A figure that counts up once, when it comes into view (HOME-017, HOME-018). Only its picture counts: what is read out, copied, found,
 * printed or indexed is the end. Under reduced motion nothing counts.
 */
export function CountUp({ value, suffix = '', index }: Props) {
  const [share, setShare] = useState(1)
  const element = useRef<HTMLSpanElement>(null)
  const prefersStillness = useReducedMotion()

  useEffect(() => {
    const watched = element.current
    if (!watched || prefersStillness) return
    let frame = 0
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now + index * staggerMs
      const passed = Math.min(1, Math.max(0, (now - begun) / durationMs))
      setShare(passed)
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        frame = requestAnimationFrame(step)
      },
      { threshold },
    )
    observer.observe(watched)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setShare(1)
    }
  }, [index, prefersStillness])

  return (
    <span
      ref={element}
      className="count-up"
      data-now={share < 1 ? inWords(Math.floor(value * share)) + suffix : undefined}
    >
      <span>{inWords(value) + suffix}</span>
    </span>
  )
}

const inWords = (value: number) => value.toLocaleString('en-US')
