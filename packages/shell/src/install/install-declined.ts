const key = 'svetlitsa-install-declined'

/** Whether the visitor has declined in this browser to install the shop as an app. */
export function isInstallDeclined(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return true
  }
}

export function storeInstallDeclined(): void {
  try {
    localStorage.setItem(key, 'true')
  } catch {
    // Without storage the offer is never shown.
  }
}
