import { type PointerEvent, useRef, useState } from 'react'

const closeDistancePx = 96
const closeSpeedPxPerMs = 0.6

/**
 * Closes a bottom sheet by a swipe down; after a short pull it moves back. `handle` goes to the
 * draggable part (grip and header), `offsetPx` is the current offset of the sheet.
 */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)
  const [offsetPx, setOffsetPx] = useState(0)

  const getPullDistancePx = (event: PointerEvent) =>
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
      if (start.current) setOffsetPx(getPullDistancePx(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return
      const distance = getPullDistancePx(event)
      const speed = distance / Math.max(1, event.timeStamp - start.current.time)
      release()
      if (distance > closeDistancePx || (distance > 24 && speed > closeSpeedPxPerMs)) onClose()
    },
    onPointerCancel: release,
  }
  return { handle, offsetPx }
}
