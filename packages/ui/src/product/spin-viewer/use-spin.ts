import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

type Spin = {
  /** Index of the shown frame. */
  frame: number
  /** Shows a frame; the index may exceed the frame count and wraps around. */
  show: (frame: number) => void
  isDragging: boolean
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Dragging over the full width rotates the product once. */
const SPINS_PER_WIDTH = 1
/** The fraction of the speed that is left one second after release. */
const SPEED_SHARE_AFTER_SECOND = 0.02
/** In frames per second; the rotation stops below this speed. */
const MIN_SPEED = 3
/** The initial hint that the product can be rotated: this fraction of a turn, and back. */
const HINT_SHARE = 1 / 9
const HINT_DURATION_MS = 1_400

/**
 * Rotates a product by touch or mouse: it follows the pointer and, released in motion, continues
 * and slows down. When `isReady` turns true it plays a hint once. Both are disabled under reduced
 * motion.
 */
export function useSpin(count: number, isReady: boolean): Spin {
  const [position, setPosition] = useState(0)
  const [isDragging, setDragging] = useState(false)
  const dragStart = useRef<{ x: number; position: number } | null>(null)
  const last = useRef({ position: 0, ms: 0, speed: 0 })
  const motion = useRef(0)
  const isTouched = useRef(false)
  const stop = useCallback(() => cancelAnimationFrame(motion.current), [])
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (!isReady || isTouched.current || prefersReducedMotion()) return
    const begin = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, (now - begin) / HINT_DURATION_MS)
      setPosition(Math.sin(share * Math.PI) * count * HINT_SHARE)
      if (share < 1) motion.current = requestAnimationFrame(step)
    }
    motion.current = requestAnimationFrame(step)
    return stop
  }, [isReady, count, stop])

  const show = (frame: number) => {
    isTouched.current = true
    stop()
    setPosition(frame)
  }
  const endDrag = () => {
    if (!dragStart.current) return
    dragStart.current = null
    setDragging(false)
    const { speed, ms } = last.current
    const hasMomentum = Math.abs(speed) > MIN_SPEED && performance.now() - ms < 80
    if (hasMomentum && !prefersReducedMotion())
      motion.current = requestAnimationFrame(() => roll(speed))
  }
  const roll = (speed: number, before = performance.now()) => {
    motion.current = requestAnimationFrame((now) => {
      const seconds = (now - before) / 1_000
      setPosition((position) => position + speed * seconds)
      const remainingSpeed = speed * SPEED_SHARE_AFTER_SECOND ** seconds
      if (Math.abs(remainingSpeed) > MIN_SPEED) roll(remainingSpeed, now)
    })
  }
  return {
    frame: ((Math.round(position) % count) + count) % count,
    show,
    isDragging,
    handlers: {
      onPointerDown: (event) => {
        isTouched.current = true
        stop()
        event.currentTarget.setPointerCapture(event.pointerId)
        dragStart.current = { x: event.clientX, position: Math.round(position) }
        last.current = { position: position, ms: event.timeStamp, speed: 0 }
        setDragging(true)
      },
      onPointerMove: (event) => {
        if (!dragStart.current) return
        const share = (event.clientX - dragStart.current.x) / (event.currentTarget.clientWidth || 1)
        const draggedPosition = dragStart.current.position - share * count * SPINS_PER_WIDTH
        const ms = Math.max(1, event.timeStamp - last.current.ms)
        const speed = ((draggedPosition - last.current.position) / ms) * 1_000
        last.current = { position: draggedPosition, ms: event.timeStamp, speed }
        setPosition(draggedPosition)
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  }
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
