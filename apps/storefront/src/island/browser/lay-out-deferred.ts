const deferredSelector = ':is(.cards-later, .far-below):not([data-laid])'

/** Leaves the main thread to the page, its first calls and their responses. */
const startDelayMs = 3_000

/**
 * Lays out the deferred blocks far below (ui/tokens/part.css) one by one in idle time, so that
 * scrolling a long way, printing or viewing the whole page shows no blank areas.
 */
export function layOutDeferred(): void {
  setTimeout(whenIdle, startDelayMs, layOutNext)
}

function layOutNext(): void {
  const block = document.querySelector<HTMLElement>(deferredSelector)
  if (!block) return
  block.dataset.laid = ''
  whenIdle(layOutNext)
}

/** Safari has no requestIdleCallback. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in self) requestIdleCallback(callback)
  else setTimeout(callback, 100)
}
