'use client'

import type { MouseEvent, ReactNode } from 'react'

type MenuPanelProps = { id: string; onLeave: () => void; children: ReactNode }

/** The panel under the header's main row, as wide as the page, with a scroll of its own. */
export function MenuPanel({ id, onLeave, children }: MenuPanelProps) {
  const leaveByLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onLeave()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside, pressed by mouse or by key, arrives here as a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that a link inside was pressed
    <div
      id={id}
      onClick={leaveByLink}
      className="absolute inset-x-0 top-17.5 max-h-[calc(100dvh-(--spacing(20)))] animate-fade-in overflow-y-auto overscroll-contain rounded-b-large bg-paper shadow-float"
    >
      {children}
    </div>
  )
}
