import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva('far-below empty:hidden', {
  variants: {
    column: {
      true: '[--high:1000px] md:[--high:400px]',
      false: '[--high:600px] lg:[--high:400px]',
    },
  },
})

type LaterBlockProps = {
  /** Whether its parts stand below each other on a phone, which makes it taller there. */
  column?: boolean
  children: ReactNode
}

/** A block far below the first screen: laid out and painted when it is near. */
export function LaterBlock({ column = false, children }: LaterBlockProps) {
  return <div className={look({ column })}>{children}</div>
}
