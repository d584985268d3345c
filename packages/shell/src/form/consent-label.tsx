import { link } from '@svetlitsa/domain/route/site-map'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useTexts } from '../language/use-texts.ts'

/** The consent text. Its policy link opens in a new tab, so that the form stays open. */
export function ConsentLabel() {
  const t = useTexts(requestTexts)
  return (
    <span className="text-small">
      {t('consentBefore')}
      <TextLink href={link.info('privacy-policy')} target="_blank" rel="noopener">
        {t('consentLink')}
      </TextLink>
      {t('consentAfter')}
    </span>
  )
}
