import { languages } from '@svetlitsa/domain/language/language'
import { pwaTexts } from '@svetlitsa/i18n/pwa/pwa-texts'
import { createFileResponse } from '../../crawler/create-file-response.ts'
import { loadHostContext } from '../../crawler/load-host-context.ts'
import { buildOfflinePage } from '../../offline-page/build-offline-page.ts'

/** The only page that the service worker caches. It contains nothing that can become outdated. */
export async function GET(request: Request): Promise<Response> {
  const { shopName } = await loadHostContext(request)
  const texts = languages.map((language) => ({ language, ...pwaTexts[language] }))
  return createFileResponse(buildOfflinePage(shopName, texts), 'text/html; charset=utf-8')
}
