'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type SnapStrip<Element extends HTMLElement> = {
  strip: RefObject<Element | null>
  /** The first child that is in sight. */
  index: number
  isAtStart: boolean
  isAtEnd: boolean
  goTo: (index: number) => void
}

/** A row that snaps to its children: where it stands, and how to bring a child to its start. */
export function useSnapStrip<Element extends HTMLElement>(): SnapStrip<Element> {
  const strip = useRef<Element>(null)
  const [place, setPlace] = useState({ index: 0, isAtStart: true, isAtEnd: false })

  useEffect(() => {
    const row = strip.current
    if (!row) return
    const read = () => {
      const next = readPlace(row)
      setPlace((last) => (samePlace(last, next) ? last : next))
    }
    row.addEventListener('scroll', read, { passive: true })
    // It tells of the first layout, too, and of that of a row far away only when it is near: asking
    // for its place before would lay it out.
    const observer = new ResizeObserver(read)
    observer.observe(row)
    return () => {
      row.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [])

  const goTo = useCallback((index: number) => {
    const row = strip.current
    const child = row?.children[index]
    if (!row || !(child instanceof HTMLElement)) return
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollTo({ left: startOf(row, child), behavior: smooth ? 'smooth' : 'instant' })
  }, [])

  return { strip, ...place, goTo }
}

type Place = { index: number; isAtStart: boolean; isAtEnd: boolean }

const samePlace = (one: Place, other: Place) =>
  one.index === other.index && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd

/** Rounding and snapping leave a pixel or two between where a row stands and where it should. */
const slackPx = 4

function startOf(row: HTMLElement, child: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0
  return child.offsetLeft - row.offsetLeft - padding
}

function readPlace(row: HTMLElement): Place {
  const starts = [...row.children].map((child) =>
    child instanceof HTMLElement ? startOf(row, child) : 0,
  )
  const index = starts.findLastIndex((start) => start <= row.scrollLeft + row.clientWidth / 8)
  return {
    index: Math.max(0, index),
    isAtStart: row.scrollLeft <= slackPx,
    isAtEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - slackPx,
  }
}
