import { pwaTexts } from '@svetlitsa/i18n/pwa/pwa-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { CookieNotice } from '@svetlitsa/ui/feedback/cookie-notice'
import { useTexts } from '../language/use-texts.ts'
import { readShopName } from '../shop-name/read-shop-name.ts'
import { storeInstallDeclined } from './install-declined.ts'
import type { InstallPromptEvent } from './use-install-prompt.ts'

type InstallPromptProps = { offer: InstallPromptEvent; onEnd: () => void }

/**
 * Offers to install the shop as an app (pwa.install). A refusal is remembered; after acceptance the
 * browser shows its own confirmation.
 */
export function InstallPrompt({ offer, onEnd }: InstallPromptProps) {
  const t = useTexts(pwaTexts)
  const install = async () => {
    onEnd()
    await offer.prompt()
  }
  const decline = () => {
    storeInstallDeclined()
    onEnd()
  }
  return (
    <CookieNotice
      label={t('label')}
      shortText={t('short')}
      actions={
        <>
          <Button size={40} kind="outline" onClick={decline}>
            {t('cancel')}
          </Button>
          <Button size={40} kind="dark" onClick={() => void install()}>
            {t('install')}
          </Button>
        </>
      }
    >
      {t('text', { shopName: readShopName() })}
    </CookieNotice>
  )
}
