'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import type { consentTexts } from '@svetlitsa/i18n/consent-texts'
import { CookieNotice } from '@svetlitsa/ui/chrome/cookie-notice'
import { Button } from '@svetlitsa/ui/primitives/button'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { giveConsent } from './consent.tsx'

/** In the page's language alone: every visitor's first page loads what asks. */
export type ConsentWords = (typeof consentTexts)['ru' | 'kk' | 'en']

/** Asks whether visits may be counted. Refusing costs as much as agreeing: one press. */
export function ConsentNotice({ words }: { words: ConsentWords }) {
  return (
    <CookieNotice
      label={words.label}
      short={words.short}
      link={<TextLink href={link.info('yandex-policy')}>{words.more}</TextLink>}
      actions={
        <>
          <Button size={40} kind="outline" onClick={() => giveConsent('necessary')}>
            {words.necessary}
          </Button>
          <Button size={40} kind="dark" onClick={() => giveConsent('all')}>
            {words.all}
          </Button>
        </>
      }
    >
      {words.text}
    </CookieNotice>
  )
}
