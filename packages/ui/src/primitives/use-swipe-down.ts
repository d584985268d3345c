'use client'

import { type PointerEvent, useRef, useState } from 'react'

const closingDistancePx = 96
const closingSpeedPxPerMs = 0.6

/**
 * A finger that pulls a bottom sheet down closes it; a short pull lets it spring back. `handle` goes
 * to the part one takes hold of (grip and head), `offsetPx` moves the sheet along.
 */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)
  const [offsetPx, setOffsetPx] = useState(0)

  const pulled = (event: PointerEvent) =>
    Math.max(0, event.clientY - (start.current?.y ?? event.clientY))
  const release = () => {
    start.current = null
    setOffsetPx(0)
  }

  const handle = {
    onPointerDown: (event: PointerEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.pointerType === 'mouse' || onControl) return
      start.current = { y: event.clientY, time: event.timeStamp }
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) setOffsetPx(pulled(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return
      const distance = pulled(event)
      const speed = distance / Math.max(1, event.timeStamp - start.current.time)
      release()
      if (distance > closingDistancePx || (distance > 24 && speed > closingSpeedPxPerMs)) onClose()
    },
    onPointerCancel: release,
  }
  return { handle, offsetPx }
}
