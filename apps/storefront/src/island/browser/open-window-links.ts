import { loadWindowHost } from '../page-windows.ts'

/**
 * Lets the first link with `data-window` open its window: the links are handled by the host of
 * windows, which loads with it.
 */
export function openWindowLinks(): void {
  let waiting: HTMLAnchorElement | null = null
  const open = async (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a[data-window]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopPropagation()
    const isLoading = waiting !== null
    waiting = link
    if (isLoading) return
    try {
      await loadWindowHost()
      document.removeEventListener('click', open, { capture: true })
      waiting.click()
    } catch (error) {
      reportError(error)
    } finally {
      waiting = null
    }
  }
  document.addEventListener('click', open, { capture: true })
}
