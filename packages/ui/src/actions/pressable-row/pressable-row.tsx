import type { ReactNode } from 'react'

type PressableRowProps = {
  onPress: () => void
  /** Parts in two columns, one line each; the text of the whole row is the label of the button. */
  children: ReactNode
}

/** A list row on a phone that is one button: orders in the staff apps. */
export function PressableRow({ onPress, children }: PressableRowProps) {
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
