import { layOutRest } from './lay-out-rest.ts'

/**
 * Runs before Next wakes a page. Left alone, React, Next's router and the page's own modules are
 * evaluated in one task, which holds a telephone for two tenths of a second; here React is
 * evaluated in a task of its own, and a touch between them is heard. Next waits as it waits for
 * scripts «before interactive»: it folds its queue of them, `__next_s`, into one promise.
 */
declare global {
  var __next_s: { length: number; reduce: () => Promise<unknown> } | undefined
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

// What fails here fails again, and is told, where it is used.
const awake = turn()
  .then(() => import('react-dom/client'))
  .then(turn)

self.__next_s = { length: 1, reduce: () => awake }

void awake.then(layOutRest, () => undefined)

/** Next's own hook: called when another page is gone to. */
export function onRouterTransitionStart(): void {
  layOutRest()
}
