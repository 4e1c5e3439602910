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
 * A figure that counts up once, when it comes into view (HOME-017, HOME-018). The HTML holds the end, and assistive
 * technology hears only that; under reduced motion nothing counts.
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

  const end = inWords(value) + suffix
  return (
    <span ref={element} className="count-up">
      <span className="count-up-end">{end}</span>
      <span className="count-up-now" aria-hidden="true">
        {share < 1 ? inWords(Math.floor(value * share)) + suffix : end}
      </span>
    </span>
  )
}

const inWords = (value: number) => value.toLocaleString('en-US')
