'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { StoreMap } from './store-map.tsx'

/** Stores that the first page has room for. */
const most = 4

/** The nearest stores on the first page, and the way to all of them. */
export function NearestStores() {
  const say = useTexts(contentTexts)
  return (
    <StoreMap
      most={most}
      all={<TextLink href={link.info('contacts')}>{say('home.allStores')}</TextLink>}
    />
  )
}
