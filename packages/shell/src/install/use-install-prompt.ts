import { useCallback, useEffect, useState } from 'react'
import { isInstallDeclined } from './install-declined.ts'

/** The `beforeinstallprompt` event of browsers that can install the shop as an app. */
export type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/**
 * The browser’s offer to install the shop, or null. Its own prompt is prevented; the offer ends
 * when it was accepted or declined, or the app was installed another way (pwa.install).
 */
export function useInstallPrompt(): { offer: InstallPromptEvent | null; end: () => void } {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null)
  const end = useCallback(() => setOffer(null), [])
  useEffect(() => {
    const onPrompt = (event: Event) => {
      event.preventDefault()
      if (isInstallPromptEvent(event) && !isInstallDeclined()) setOffer(event)
    }
    addEventListener('beforeinstallprompt', onPrompt)
    addEventListener('appinstalled', end)
    return () => {
      removeEventListener('beforeinstallprompt', onPrompt)
      removeEventListener('appinstalled', end)
    }
  }, [end])
  return { offer, end }
}

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
