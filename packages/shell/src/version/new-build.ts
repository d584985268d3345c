let isWaiting = false

/** A newer build is in service: the next navigation loads the page whole (storefront §4). */
export function announceNewBuild(): void {
  isWaiting = true
}

export function isNewBuildWaiting(): boolean {
  return isWaiting
}
