import type { ReactNode } from 'react'

/** A note over the picture of a viewer; renders nothing if it is empty. */
export function ViewerNote({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p className="pointer-events-none absolute top-4 left-1/2 z-1 w-max max-w-[calc(100%-(--spacing(8)))] -translate-x-1/2 rounded-medium bg-paper px-4 py-2 text-center text-small text-ink">
      {children}
    </p>
  )
}
