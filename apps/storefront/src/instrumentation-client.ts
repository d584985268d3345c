/**
 * Runs before Next wakes a page. Left alone, React, Next's router and the page's own modules are
 * evaluated in one task, which holds a telephone for two tenths of a second; here each part is
 * evaluated in a task of its own, between which a touch is heard. Next waits as it waits for
 * scripts «before interactive»: it folds its queue of them, `__next_s`, into one promise.
 */
declare global {
  var __next_s: { length: number; reduce: () => Promise<unknown> } | undefined
}

const parts: (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('next/link'),
]

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

const awake = parts.reduce<Promise<unknown>>((before, part) => before.then(part).then(turn), turn())

// A part that fails here fails again, and is told, where it is used.
self.__next_s = { length: 1, reduce: () => awake }

export {}
