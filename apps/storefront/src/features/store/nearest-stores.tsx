import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { StoreMap } from './store-map.tsx'

/** Number of stores on the home page. */
const maxStores = 4

/** The nearest stores on the home page, and the link to all of them. */
export function NearestStores() {
  const t = useTexts(contentTexts)
  return (
    <StoreMap
      maxStores={maxStores}
      all={<TextLink href={link.info('contacts')}>{t('home.allStores')}</TextLink>}
    />
  )
}
