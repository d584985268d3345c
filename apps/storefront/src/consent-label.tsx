'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'

/** What is agreed to, its policy a link that leaves the form where it is. */
export function ConsentLabel() {
  const say = useTexts(requestTexts)
  return (
    <span className="text-small">
      {say('consentBefore')}
      <TextLink href={link.info('privacy-policy')} target="_blank" rel="noopener">
        {say('consentLink')}
      </TextLink>
      {say('consentAfter')}
    </span>
  )
}
