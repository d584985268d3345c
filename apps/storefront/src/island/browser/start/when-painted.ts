/** No page waits longer, and a hidden page is never painted. */
const longestMs = 1_000

/** Resolves once the page has been painted for the first time. */
export function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
