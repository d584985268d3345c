import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Moves the focus between the days of a month by the arrow keys, a week up or down. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const days = [...event.currentTarget.querySelectorAll('button')]
  const index = days.findIndex((day) => day === document.activeElement)
  if (index < 0) return
  event.preventDefault()
  days[index + step]?.focus()
}
