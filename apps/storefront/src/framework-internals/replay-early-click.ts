declare global {
  /** The last button whose click React could not handle, recorded by the router's inline script. */
  var pressedEarly: HTMLElement | undefined
}

const pollMs = 50
/** A part of a page that is still not hydrated by then has failed. */
const giveUpMs = 60_000

/**
 * Replays a click on a button that came before React had hydrated it, as soon as it has. The root
 * is hydrated first and other parts when their code arrives, so the page is watched for a while.
 * Without React's marker on the button the click is not replayed: React may have handled it, and a
 * second one could undo it.
 *
 * @returns a function that stops watching.
 */
export function replayEarlyClick(): () => void {
  const end = performance.now() + giveUpMs
  const timer = setInterval(() => {
    const button = self.pressedEarly
    if (button && isMarked(button)) {
      self.pressedEarly = undefined
      // Recorded again if React still stops it.
      button.click()
    } else if (performance.now() > end) {
      clearInterval(timer)
      // biome-ignore lint/suspicious/noConsole: a browser has no other log
      if (button?.isConnected) console.warn('an early click is not replayed: no marker of React')
    }
  }, pollMs)
  return () => clearInterval(timer)
}

function isMarked(element: HTMLElement): boolean {
  return element.isConnected && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}
