import { languages } from '@svetlitsa/domain/language/read-language'
import { pwaTexts } from '@svetlitsa/i18n/pwa-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { offlinePage } from '../../crawl/offline-page.ts'
import { shopFile } from '../../crawl/shop-file.ts'

/** The one page the service worker keeps: it says nothing that could be out of date. */
export function GET(): Response {
  const said = languages.map((language) => ({ language, ...pwaTexts[language] }))
  return shopFile(offlinePage(shellTexts.ru.brand, said), 'text/html; charset=utf-8')
}
