const controls =
  'button, input, select, textarea, label, [role="button"], a[data-window], a[href^="#"]'
/** The browser changes them at once, and `replayEarlyInput` tells React. */
const ticks = 'input[type="checkbox"], input[type="radio"], label'

/**
 * Whether a click in an island has to wait for its script. A plain link works at once, with a
 * modifier key the browser handles the click itself.
 */
export function needsScript(event: MouseEvent, island: Element | null): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false
  const control = event.target instanceof Element ? event.target.closest(controls) : null
  if (!control) return false
  if (control.matches(ticks) && !island?.matches('[data-replaced]')) return false
  return island !== null || control.matches('a[data-window]')
}
