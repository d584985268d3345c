import type { KeyboardEvent } from 'react'

const fields =
  'input:not([type=checkbox],[type=radio],[type=hidden],:disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * Enter in a field leads to the next one and never sends the form: an order is placed by its button
 * alone. After the last field `onLast` is called.
 */
export function focusNextField(event: KeyboardEvent<HTMLElement>, onLast?: () => void): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement))
    return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(fields)]
  const next = all[all.indexOf(target) + 1]
  if (next) next.focus()
  else onLast?.()
}
