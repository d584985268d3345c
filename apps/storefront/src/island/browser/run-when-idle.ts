const queue: (() => void)[] = []
let isScheduled = false

/**
 * Runs a part of the work of a page in a task of its own, so that input is handled between two of
 * them.
 *
 * @param isFirst before the parts that wait already.
 */
export function runWhenIdle(work: () => void, isFirst = false): void {
  if (isFirst) queue.unshift(work)
  else queue.push(work)
  schedule()
}

function schedule(): void {
  if (isScheduled || queue.length === 0) return
  isScheduled = true
  const run = () => {
    isScheduled = false
    queue.shift()?.()
    schedule()
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in self) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 1)
}
