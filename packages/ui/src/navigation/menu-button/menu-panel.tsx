'use client'

import type { MouseEvent, ReactNode } from 'react'

type MenuPanelProps = { id: string; onLeave: () => void; children: ReactNode }

/** The panel under the main row of the header, as wide as the page, with its own scrolling. */
export function MenuPanel({ id, onLeave, children }: MenuPanelProps) {
  const closeOnLinkClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onLeave()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside, activated by mouse or key, fires a click here
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes clicks on the links inside
    <div
      id={id}
      onClick={closeOnLinkClick}
      className="absolute inset-x-0 top-17.5 max-h-[calc(100dvh-(--spacing(20)))] animate-fade-in overflow-y-auto overscroll-contain rounded-b-large bg-paper shadow-float"
    >
      {children}
    </div>
  )
}
