declare global {
  /** The button that was pressed last before React listened; the router's script keeps it. */
  var pressedEarly: HTMLElement | undefined
}

/** Presses again, now that the page is awake, what was pressed too early to be heard. */
export function pressAgain(): void {
  const button = self.pressedEarly
  self.pressedEarly = undefined
  if (button?.isConnected) button.click()
}
