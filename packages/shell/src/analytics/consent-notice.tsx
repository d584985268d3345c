'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { consentTexts } from '@svetlitsa/i18n/consent-texts'
import { CookieNotice } from '@svetlitsa/ui/chrome/cookie-notice'
import { Button } from '@svetlitsa/ui/primitives/button'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useTexts } from '../use-texts.tsx'
import { giveConsent } from './consent.tsx'

/** Asks whether visits may be counted. Refusing costs as much as agreeing: one press. */
export function ConsentNotice() {
  const say = useTexts(consentTexts)
  return (
    <CookieNotice
      label={say('label')}
      actions={
        <>
          <Button size={40} kind="outline" onClick={() => giveConsent('necessary')}>
            {say('necessary')}
          </Button>
          <Button size={40} kind="dark" onClick={() => giveConsent('all')}>
            {say('all')}
          </Button>
        </>
      }
    >
      {say('text')} <TextLink href={link.info('yandex-policy')}>{say('more')}</TextLink>
    </CookieNotice>
  )
}
