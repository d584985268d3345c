import type { ReactNode } from 'react'

type LaterBlockProps = {
  /** Whether its parts stand below each other on a phone, which makes it taller there. */
  column?: boolean
  children: ReactNode
}

/** A block far below the first screen: laid out and painted when it is near. */
export function LaterBlock({ column = false, children }: LaterBlockProps) {
  return <div className={`empty:hidden ${column ? 'column-later' : 'block-later'}`}>{children}</div>
}
