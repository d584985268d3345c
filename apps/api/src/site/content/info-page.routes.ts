import { getInfoPage } from '@svetlitsa/api-client/info-page/contract'
import { handle } from '../../platform/http/handle.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { findInfoPage } from './content.queries.ts'

/** What the owner writes on information pages (shop.pages). */
export const infoPageRoutes = [
  handle(getInfoPage, async ({ db, language }, { code }) => {
    const row = await findInfoPage(db, code)
    // A page that the owner did not translate stays as it came in that language.
    if (!row || (language !== 'ru' && !row.translations[language]?.lead)) return { page: null }
    const { lead, parts } = localizeTexts(row, language)
    return { page: { lead, parts } }
  }),
]
