import { needsScript } from './needs-script.ts'

/**
 * Holds the last click in each island whose script has not loaded yet, and of all links that open a
 * window the last one. Returns the function that stops this and repeats the clicks in their order.
 */
export function holdEarlyClick(): () => void {
  const held = new Map<Element | null, HTMLElement>()
  const hold = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    const island = target.closest('[data-island]')
    if (!needsScript(event, island)) return
    event.preventDefault()
    event.stopPropagation()
    const control = target.closest<HTMLElement>('button, a, label, input')
    const place = control?.matches('a[data-window]') ? null : island
    held.delete(place)
    if (control) held.set(place, control)
  }
  document.addEventListener('click', hold, { capture: true })
  return () => {
    document.removeEventListener('click', hold, { capture: true })
    for (const control of held.values()) control.click()
  }
}
