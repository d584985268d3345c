const queue: (() => void)[] = []
let isScheduled = false
let pressedAt = Number.NEGATIVE_INFINITY

/** As long as a press and the frame that shows what it did take on a cheap phone. */
const pressMs = 400

/**
 * Runs a part of the work of a page in a task of its own, so that input is handled between two of
 * them, and none of them while a press is.
 *
 * @param isFirst before the parts that wait already.
 */
export function runWhenIdle(work: () => void, isFirst = false): void {
  if (isFirst) queue.unshift(work)
  else queue.push(work)
  schedule()
}

/** Lets no part begin while something is being pressed. */
export function yieldToPresses(): void {
  const note = () => {
    pressedAt = performance.now()
  }
  document.addEventListener('pointerdown', note, { capture: true, passive: true })
}

function schedule(): void {
  if (isScheduled || queue.length === 0) return
  isScheduled = true
  const run = () => {
    const waitMs = pressedAt + pressMs - performance.now()
    if (waitMs > 0) {
      setTimeout(run, waitMs)
      return
    }
    isScheduled = false
    queue.shift()?.()
    schedule()
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in self) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 1)
}
