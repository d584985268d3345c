import { link } from '@svetlitsa/domain/route/site-map'
import type { cookieConsentTexts } from '@svetlitsa/i18n/cookie-consent/cookie-consent-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { CookieNotice } from '@svetlitsa/ui/feedback/cookie-notice'
import { giveConsent } from './consent.ts'

/** In the page's language only, because every visitor's first page loads this notice. */
export type ConsentTexts = (typeof cookieConsentTexts)['ru' | 'kk' | 'en']

/** Asks for consent to analytics. Refusing takes as many clicks as accepting: one. */
export function ConsentNotice({ texts }: { texts: ConsentTexts }) {
  return (
    <CookieNotice
      label={texts.label}
      shortText={texts.short}
      link={<TextLink href={link.info('yandex-policy')}>{texts.more}</TextLink>}
      actions={
        <>
          <Button size={40} kind="outline" onClick={() => giveConsent('necessary')}>
            <span className="max-sm:hidden">{texts.necessary}</span>
            <span className="sm:hidden">{texts.no}</span>
          </Button>
          <Button size={40} kind="dark" onClick={() => giveConsent('all')}>
            <span className="max-sm:hidden">{texts.all}</span>
            <span className="sm:hidden">{texts.yes}</span>
          </Button>
        </>
      }
    >
      {texts.text}
    </CookieNotice>
  )
}
