'use client'

import { useEffect, useState } from 'react'

type HeartMenuProps = {
  /** «Сохранено в избранное», told to readers. */
  message: string
  actions: readonly { text: string; onAct: () => void }[]
  shownMs: number
  onClose: () => void
}

/** A small menu under the heart that goes by itself; it waits while a pointer or the focus is in it. */
export function HeartMenu({ message, actions, shownMs, onClose }: HeartMenuProps) {
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const waiting = setTimeout(onClose, shownMs)
    return () => clearTimeout(waiting)
  }, [isHeld, shownMs, onClose])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is only held open; what can be pressed are the buttons
    <div
      ref={keepInSight}
      className="absolute top-full right-0 z-30 mt-1 w-max min-w-52 animate-rise-in rounded-medium bg-surface p-1.5 text-small text-ink shadow-float"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p role="status" className="px-3 py-1.5 text-ink-soft">
        {message}
      </p>
      {actions.map(({ text, onAct }) => (
        <button
          key={text}
          type="button"
          onClick={onAct}
          className="flex min-h-11 w-full items-center rounded-dense px-3 text-left font-medium hover:bg-sand md:min-h-10"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

const fromEdgePx = 8

/** The heart of a phone's left card is nearer to the edge of the screen than the menu is wide. */
function keepInSight(menu: HTMLDivElement | null): void {
  const beyondPx = menu ? fromEdgePx - menu.getBoundingClientRect().left : 0
  if (menu && beyondPx > 0) menu.style.right = `${-beyondPx}px`
}
