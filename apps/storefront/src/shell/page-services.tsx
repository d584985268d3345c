import { maxCompared } from '@svetlitsa/domain/compare/comparison'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import { cookieConsentTexts } from '@svetlitsa/i18n/cookie-consent/cookie-consent-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Analytics } from '@svetlitsa/shell/analytics/analytics'
import { BasketWatcher } from '@svetlitsa/shell/basket/basket-watcher'
import { BonusAccrual } from '@svetlitsa/shell/bonus-accrual/bonus-accrual'
import { CompareLink } from '@svetlitsa/shell/compare/compare-link'
import { PwaSetup } from '@svetlitsa/shell/install/pwa-setup'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { KeptPageWatcher } from '@svetlitsa/shell/provider/kept-page-watcher'
import { VersionPoller } from '@svetlitsa/shell/version/version-poller'
import type { ComponentProps } from 'react'

type PageServicesProps = {
  /** Null where nothing is measured or offered, as on pages without header and footer. */
  analytics: ComponentProps<typeof Analytics>['settings'] | null
}

/** What every page does beside showing itself; the server renders nothing of it. */
export function PageServices({ analytics }: PageServicesProps) {
  const language = useLanguage()
  return (
    <>
      <VersionPoller />
      <BasketWatcher />
      <KeptPageWatcher />
      {analytics && (
        <>
          <Analytics settings={analytics} texts={cookieConsentTexts[language]} />
          <CompareLink
            title={compareTexts[language].title}
            texts={Array.from({ length: maxCompared }, (_, index) =>
              getTranslator(compareTexts, language)('open', { count: index + 1 }),
            )}
          />
          <BonusAccrual />
          <PwaSetup />
        </>
      )}
    </>
  )
}
