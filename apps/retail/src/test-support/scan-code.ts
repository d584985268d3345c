import { createEvent, fireEvent } from '@testing-library/react'

/** Longer than the gap between the keys of one scan, so that what was typed before is told from it. */
const PAUSE_MS = 60

/** Types as a USB scanner does: every key at the same moment, into what has the focus, then Enter. */
export async function scanCode(code: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const at = performance.now()
  const press = (target: Element, key: string) => {
    const event = createEvent.keyDown(target, { key })
    // However slowly this browser draws: a scanner does not wait for it.
    Object.defineProperty(event, 'timeStamp', { value: at })
    return fireEvent(target, event)
  }
  for (const key of code) {
    const target = document.activeElement ?? document.body
    const isTyped = press(target, key)
    if (isTyped && target instanceof HTMLInputElement)
      fireEvent.input(target, { target: { value: target.value + key } })
  }
  press(document.activeElement ?? document.body, 'Enter')
}
