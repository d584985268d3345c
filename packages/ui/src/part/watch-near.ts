/** Ahead of the screen a part wakes that far, so that who scrolls finds it awake. */
const ahead = '400px'
const touches = ['pointerdown', 'click', 'focusin'] as const

const wakers = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined
let touched: Element | null = null

/**
 * Calls `wake` once when `element` comes near the screen, or at the first touch or focus inside it.
 * One observer and a few listeners serve the whole page.
 */
export function watchNear(element: Element, wake: () => void): () => void {
  observer ??= startWatch()
  wakers.set(element, wake)
  // A part within a part that the same touch woke: it is watched only now.
  if (touched && element.contains(touched)) wakeAt(element)
  else observer.observe(element)
  return () => forget(element)
}

function startWatch(): IntersectionObserver {
  // At the window they come before React, which then finds the part awake.
  for (const touch of touches) {
    addEventListener(touch, wakeAround, { capture: true, passive: true })
  }
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wakeAt(target)
    },
    { rootMargin: ahead },
  )
}

function wakeAround({ target }: Event): void {
  touched = target instanceof Element ? target : null
  for (let at = touched; at; at = at.parentElement) wakeAt(at)
}

function wakeAt(element: Element): void {
  const wake = wakers.get(element)
  if (!wake) return
  forget(element)
  wake()
}

function forget(element: Element): void {
  wakers.delete(element)
  observer?.unobserve(element)
}
