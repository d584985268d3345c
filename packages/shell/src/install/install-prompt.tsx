'use client'

import { pwaTexts } from '@svetlitsa/i18n/pwa-texts'
import { CookieNotice } from '@svetlitsa/ui/chrome/cookie-notice'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useTexts } from '../use-texts.tsx'
import { declineInstall } from './install-memory.ts'
import type { InstallOffer } from './use-install-offer.tsx'

type InstallPromptProps = { offer: InstallOffer; onEnd: () => void }

/** Offers the shop as an app (storefront §2); a no is remembered, the browser asks once more itself. */
export function InstallPrompt({ offer, onEnd }: InstallPromptProps) {
  const say = useTexts(pwaTexts)
  const install = async () => {
    onEnd()
    await offer.prompt()
  }
  const decline = () => {
    declineInstall()
    onEnd()
  }
  return (
    <CookieNotice
      label={say('label')}
      short={say('short')}
      actions={
        <>
          <Button size={40} kind="outline" onClick={decline}>
            {say('cancel')}
          </Button>
          <Button size={40} kind="dark" onClick={() => void install()}>
            {say('install')}
          </Button>
        </>
      }
    >
      {say('text')}
    </CookieNotice>
  )
}
