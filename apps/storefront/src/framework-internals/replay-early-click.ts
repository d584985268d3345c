declare global {
  /** The last button clicked before React listened, recorded by the router's inline script. */
  var pressedEarly: HTMLElement | undefined
}

/**
 * Replays, after hydration, a click on a button that came before React listened. The router's
 * script uses React's mark on the document to tell which click came before. Where React leaves no
 * such mark, it may have handled the click itself, and a second one could undo it.
 */
export function replayEarlyClick(): void {
  const button = self.pressedEarly
  self.pressedEarly = undefined
  if (!button?.isConnected) return
  if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) button.click()
  // biome-ignore lint/suspicious/noConsole: a browser has no other log
  else console.warn('React left no mark on the document, an early click is not replayed')
}
