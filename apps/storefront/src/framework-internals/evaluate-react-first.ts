declare global {
  var __next_s: { length: number; reduce: () => Promise<unknown> } | undefined
}

const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Evaluates React in a task of its own, so that the browser can handle input between it and the
 * page's other modules. Next waits for this as it waits for scripts with the strategy
 * «beforeInteractive»: it reduces its queue of them, `__next_s`, to one promise. A version of Next
 * without that queue continues at once.
 */
export function evaluateReactFirst(): Promise<void> {
  let isAwaited = false
  const evaluated = waitForNextTask()
    .then(() => import('react-dom/client'))
    .then(waitForNextTask)
  self.__next_s = {
    length: 1,
    reduce: () => {
      isAwaited = true
      return evaluated
    },
  }
  return evaluated.then(() => {
    // biome-ignore lint/suspicious/noConsole: a browser has no other log
    if (!isAwaited) console.warn('Next did not wait until React was evaluated')
  })
}
