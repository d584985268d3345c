import { needsScript } from './needs-script.ts'

/**
 * Holds the last click on a control whose script has not loaded yet. Returns the function that stops
 * this and repeats the click.
 */
export function holdEarlyClick(): () => void {
  let held: HTMLElement | null = null
  const hold = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    if (!needsScript(event, target.closest('[data-island]'))) return
    event.preventDefault()
    event.stopPropagation()
    held = target.closest('button, a, label, input') ?? null
  }
  document.addEventListener('click', hold, { capture: true })
  return () => {
    document.removeEventListener('click', hold, { capture: true })
    held?.click()
  }
}
