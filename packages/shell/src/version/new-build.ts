let isWaiting = false

/**
 * Marks that a newer build is deployed: the next navigation loads the page as a whole
 * (pwa.version).
 */
export function announceNewBuild(): void {
  isWaiting = true
}

export function isNewBuildWaiting(): boolean {
  return isWaiting
}
