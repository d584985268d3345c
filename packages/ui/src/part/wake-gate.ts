/** What keeps a drawn part asleep until somebody needs it. */
export type WakeGate = {
  /** Settles when the part is to wake. */
  near: Promise<void>
  wake: () => void
  /** The part stands in the page as the server drew it; without this it never sleeps. */
  notice: () => void
  isDrawn: () => boolean
  /** React has left the part asleep: asked for once more, it was clicked or told something new. */
  leave: () => void
  isAsleep: () => boolean
}

/**
 * A gate of one part. React asks for a sleeping part by itself while it wakes the page, as often as
 * it has to begin anew; when it asks later, the part must answer.
 */
export function createWakeGate(): WakeGate {
  let isDrawn = false
  let isAwake = false
  let settle = () => {}
  const near = new Promise<void>((resolve) => {
    settle = resolve
  })
  return {
    near,
    wake() {
      isAwake = true
      settle()
    },
    notice() {
      isDrawn = true
    },
    isDrawn: () => isDrawn,
    leave() {
      isAwake = true
    },
    // A server draws everything.
    isAsleep: () => typeof document !== 'undefined' && isDrawn && !isAwake,
  }
}
