/** No frame takes longer to come, and a hidden page is never painted. */
const longestMs = 1_000

/** Resolves once the next frame, with what has just been changed, has been painted. */
export function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
