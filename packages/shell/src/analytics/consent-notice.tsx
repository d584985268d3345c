'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { consentTexts } from '@svetlitsa/i18n/consent-texts'
import { CookieNotice } from '@svetlitsa/ui/chrome/cookie-notice'
import { Button } from '@svetlitsa/ui/primitives/button'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useLanguage } from '../language-provider.tsx'
import { giveConsent } from './consent.tsx'

/** Asks whether visits may be counted. Refusing costs as much as agreeing: one press. */
export function ConsentNotice() {
  // Taken as they stand: a translator would be the largest thing the first page loads.
  const texts = consentTexts[useLanguage()]
  return (
    <CookieNotice
      label={texts.label}
      actions={
        <>
          <Button size={40} kind="outline" onClick={() => giveConsent('necessary')}>
            {texts.necessary}
          </Button>
          <Button size={40} kind="dark" onClick={() => giveConsent('all')}>
            {texts.all}
          </Button>
        </>
      }
    >
      {texts.text} <TextLink href={link.info('yandex-policy')}>{texts.more}</TextLink>
    </CookieNotice>
  )
}
