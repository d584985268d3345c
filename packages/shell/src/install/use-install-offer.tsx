'use client'

import { useCallback, useEffect, useState } from 'react'
import { isInstallDeclined } from './install-memory.ts'

/** What a browser hands over when the shop may be installed as an app. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> }

/**
 * The browser's offer to install the shop, or null: kept back from the browser's own bar, gone when
 * it was taken, declined or the app was installed another way (storefront §4).
 */
export function useInstallOffer(): { offer: InstallOffer | null; end: () => void } {
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  const end = useCallback(() => setOffer(null), [])
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault()
      if (isOffer(event) && !isInstallDeclined()) setOffer(event)
    }
    addEventListener('beforeinstallprompt', offered)
    addEventListener('appinstalled', end)
    return () => {
      removeEventListener('beforeinstallprompt', offered)
      removeEventListener('appinstalled', end)
    }
  }, [end])
  return { offer, end }
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}
