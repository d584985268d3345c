import { getInfoPage } from '@svetlitsa/api-client/info-page/contract'
import { infoPages } from '@svetlitsa/api-client/info-page-desk/contract'
import { handle } from '../../platform/http/handle.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { findInfoPage } from './content.queries.ts'
import { infoPageRepository } from './info-page-desk.queries.ts'

/** What the owner writes on information pages (shop.pages). */
export const infoPageRoutes = [
  handle(getInfoPage, async ({ db, language }, { code }) => {
    const row = await findInfoPage(db, code)
    // A page that the owner did not translate stays as it came in that language.
    if (!row || (language !== 'ru' && !row.translations[language]?.lead)) return { page: null }
    const { lead, parts } = localizeTexts(row, language)
    return { page: { lead, parts } }
  }),

  ...handleResource(infoPages, infoPageRepository),
]
