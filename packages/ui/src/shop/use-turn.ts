'use client'

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

type Turn = {
  /** Which of the frames is shown. */
  frame: number
  /** Shows a frame, counted on round and round. */
  show: (frame: number) => void
  isHeld: boolean
  holders: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** A finger's way over the whole width turns the thing once. */
const TURNS_ACROSS = 1
/** What is left of the speed of a thrown thing after a second. */
const LEFT_AFTER_SECOND = 0.02
/** Slower than this it stands: frames a second. */
const STILL = 3
/** The nod that shows that it can be turned: such a part of the way round, and back. */
const NOD_SHARE = 1 / 9
const NOD_MS = 1_400

/**
 * Turns a thing by finger or mouse: it follows the hand and, thrown, turns on and slows down. When
 * `isReady` it nods once. Whoever wants less motion gets neither.
 */
export function useTurn(count: number, isReady: boolean): Turn {
  const [place, setPlace] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const held = useRef<{ x: number; place: number } | null>(null)
  const last = useRef({ place: 0, ms: 0, speed: 0 })
  const motion = useRef(0)
  const isTouched = useRef(false)
  const stop = useCallback(() => cancelAnimationFrame(motion.current), [])
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (!isReady || isTouched.current || isCalm()) return
    const begin = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, (now - begin) / NOD_MS)
      setPlace(Math.sin(share * Math.PI) * count * NOD_SHARE)
      if (share < 1) motion.current = requestAnimationFrame(step)
    }
    motion.current = requestAnimationFrame(step)
    return stop
  }, [isReady, count, stop])

  const show = (wanted: number) => {
    isTouched.current = true
    stop()
    setPlace(wanted)
  }
  const drop = () => {
    if (!held.current) return
    held.current = null
    setHeld(false)
    const { speed, ms } = last.current
    const isThrown = Math.abs(speed) > STILL && performance.now() - ms < 80
    if (isThrown && !isCalm()) motion.current = requestAnimationFrame(() => roll(speed))
  }
  const roll = (speed: number, before = performance.now()) => {
    motion.current = requestAnimationFrame((now) => {
      const seconds = (now - before) / 1_000
      setPlace((place) => place + speed * seconds)
      const left = speed * LEFT_AFTER_SECOND ** seconds
      if (Math.abs(left) > STILL) roll(left, now)
    })
  }
  return {
    frame: ((Math.round(place) % count) + count) % count,
    show,
    isHeld,
    holders: {
      onPointerDown: (event) => {
        isTouched.current = true
        stop()
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, place: Math.round(place) }
        last.current = { place, ms: event.timeStamp, speed: 0 }
        setHeld(true)
      },
      onPointerMove: (event) => {
        if (!held.current) return
        const share = (event.clientX - held.current.x) / (event.currentTarget.clientWidth || 1)
        const moved = held.current.place - share * count * TURNS_ACROSS
        const ms = Math.max(1, event.timeStamp - last.current.ms)
        const speed = ((moved - last.current.place) / ms) * 1_000
        last.current = { place: moved, ms: event.timeStamp, speed }
        setPlace(moved)
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
