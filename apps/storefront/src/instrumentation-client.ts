/**
 * Runs before Next wakes a page. Left alone, React, Next's router and the page's own modules are
 * evaluated in one task, often before anything is painted, and hold a telephone for two tenths of a
 * second; here the page is painted first, and each part is evaluated in a task of its own, between
 * which a touch is heard. Next waits as it waits for scripts «before interactive»: it folds its
 * queue of them, `__next_s`, into one promise.
 */
declare global {
  var __next_s: { length: number; reduce: () => Promise<unknown> } | undefined
}

const parts: (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('next/link'),
]

/** Long enough for any first picture; a page that is not shown is painted by nobody. */
const patienceMs = 1_000

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

const painted = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    setTimeout(resolve, patienceMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })

const awake = parts.reduce<Promise<unknown>>(
  (before, part) => before.then(part).then(turn),
  painted(),
)

// A part that fails here fails again, and is told, where it is used.
self.__next_s = { length: 1, reduce: () => awake }

export {}
