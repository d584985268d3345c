import type { ReactNode } from 'react'

/** What is to be known of what is shown, over its picture; nothing where there is nothing to say. */
export function LookNote({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p className="pointer-events-none absolute top-4 left-1/2 z-1 w-max max-w-[calc(100%-(--spacing(8)))] -translate-x-1/2 rounded-medium bg-paper px-4 py-2 text-center text-small text-ink">
      {children}
    </p>
  )
}
