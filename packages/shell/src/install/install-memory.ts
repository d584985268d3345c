const key = 'svetlitsa-install-declined'

/** Whether the person has said no to the shop as an app in this browser. */
export function isInstallDeclined(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return true
  }
}

export function declineInstall(): void {
  try {
    localStorage.setItem(key, 'true')
  } catch {
    // A browser without a memory is not asked at all.
  }
}
