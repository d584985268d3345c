import type { ReactNode } from 'react'

type PressRowProps = {
  onPress: () => void
  /** Parts of two columns, a line each; the words of the whole row name the button. */
  children: ReactNode
}

/** A row of a list on a phone that is pressed as a whole: orders in the cabinets. */
export function PressRow({ onPress, children }: PressRowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-left text-row -outline-offset-2"
    >
      {children}
    </button>
  )
}
