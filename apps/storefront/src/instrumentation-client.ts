/**
 * Runs before Next wakes a page. Left alone, React, Next's router and the page's own modules are
 * evaluated in one task, which holds a telephone for two tenths of a second; here each part is
 * evaluated in a task of its own, between which a touch is heard. Next waits as it waits for
 * scripts that come «before interactive»: an entry of `__next_s` costs one turn of the loop.
 */
declare global {
  var __next_s: [source: 0, attributes: { type: string; children: string }][] | undefined
}

const parts: (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('next/link'),
]

const turn = () => new Promise((resolve) => setTimeout(resolve))

// A script whose type is no language of scripts runs nothing and is asked of nobody.
self.__next_s = parts.map(() => [0, { type: 'text/plain', children: '' }])

// A part that fails here fails again, and is told, where it is used.
void parts.reduce<Promise<unknown>>((before, part) => before.then(turn).then(part), turn())

export {}
