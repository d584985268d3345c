/** Nobody waits longer for a frame; a hidden page is never painted. */
const longestMs = 1_000

/** Resolves once the next frame has been painted, or after a second. */
export function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
