const unlaid = ':is(.cards-later, .far-below):not([data-laid])'

/** Time a page has to itself, its first calls and their answers. */
const quietMs = 3_000

/**
 * Lays out, one by one and when nothing else is to be done, the blocks that a page left blank for
 * being far below (ui/tokens/part.css): who then throws the page down a long way, prints it or
 * looks at it whole sees no blank.
 */
export function layOutRest(): void {
  setTimeout(whenIdle, quietMs, layOutNext)
}

function layOutNext(): void {
  const block = document.querySelector<HTMLElement>(unlaid)
  if (!block) return
  block.dataset.laid = ''
  whenIdle(layOutNext)
}

/** Safari tells of no idle time. */
function whenIdle(go: () => void): void {
  if ('requestIdleCallback' in self) requestIdleCallback(go)
  else setTimeout(go, 100)
}
