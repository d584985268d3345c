import { languages } from '@svetlitsa/domain/language/parse-language'
import { pwaTexts } from '@svetlitsa/i18n/pwa/pwa-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { createFileResponse } from '../../crawler/create-file-response.ts'
import { buildOfflinePage } from '../../offline-page/build-offline-page.ts'

/** The only page that the service worker caches. It contains nothing that can become outdated. */
export function GET(): Response {
  const texts = languages.map((language) => ({ language, ...pwaTexts[language] }))
  return createFileResponse(
    buildOfflinePage(shellTexts.ru.brand, texts),
    'text/html; charset=utf-8',
  )
}
