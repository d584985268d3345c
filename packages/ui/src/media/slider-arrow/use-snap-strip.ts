import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type SnapStrip = {
  /** The first visible child. */
  index: number
  isAtStart: boolean
  isAtEnd: boolean
  goTo: (index: number) => void
}

/**
 * A row with scroll snapping: its scroll position, and a function that scrolls a child to its
 * start.
 */
export function useSnapStrip<Element extends HTMLElement>(): SnapStrip & {
  strip: RefObject<Element | null>
} {
  const strip = useRef<Element>(null)
  return { strip, ...useStripPosition(strip) }
}

/** The same for a row that something else renders. */
export function useStripPosition(strip: RefObject<HTMLElement | null>): SnapStrip {
  const [position, setPosition] = useState({ index: 0, isAtStart: true, isAtEnd: false })

  useEffect(() => {
    const row = strip.current
    if (!row) return
    const read = () => {
      const next = readPosition(row)
      setPosition((last) => (isSamePosition(last, next) ? last : next))
    }
    row.addEventListener('scroll', read, { passive: true })
    // The observer also fires after the first layout, and for a deferred row only once it is near
    // the viewport. Reading the position on mount would force the layout of a deferred row.
    const observer = new ResizeObserver(read)
    observer.observe(row)
    return () => {
      row.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [strip])

  const goTo = useCallback(
    (index: number) => {
      const row = strip.current
      const child = row?.children[index]
      if (!row || !(child instanceof HTMLElement)) return
      const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
      row.scrollTo({ left: getScrollStart(row, child), behavior: smooth ? 'smooth' : 'instant' })
    },
    [strip],
  )

  return { ...position, goTo }
}

type StripPosition = { index: number; isAtStart: boolean; isAtEnd: boolean }

const isSamePosition = (a: StripPosition, b: StripPosition) =>
  a.index === b.index && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd

/** Rounding and snapping can leave the scroll position a pixel or two off. */
const slackPx = 4

function getScrollStart(row: HTMLElement, child: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0
  return child.offsetLeft - row.offsetLeft - padding
}

function readPosition(row: HTMLElement): StripPosition {
  const starts = [...row.children].map((child) =>
    child instanceof HTMLElement ? getScrollStart(row, child) : 0,
  )
  const index = starts.findLastIndex((start) => start <= row.scrollLeft + row.clientWidth / 8)
  return {
    index: Math.max(0, index),
    isAtStart: row.scrollLeft <= slackPx,
    isAtEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - slackPx,
  }
}
