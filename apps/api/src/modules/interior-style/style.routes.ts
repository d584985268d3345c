import * as contract from '@svetlitsa/api-client/interior-style/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/http/handle.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { getListCounts } from '../product-list/get-list-counts.ts'

const WHOLE_SHOP = { section: null, kind: null, tags: [], vendor: null }

export const styleRoutes = [
  handle(contract.getStyles, async (context) => {
    const { services, language } = context
    const [{ styles }, held] = await Promise.all([
      services.catalogue.current(),
      getListCounts(context, WHOLE_SHOP),
    ])
    return {
      styles: styles.flatMap((style) => {
        const { id, code, description, picture, valueId, position } = localizeTexts(style, language)
        const count = held.values.get(valueId) ?? 0
        if (count === 0) return []
        const name = localizeName(style, language)
        const url = link.style(code)
        return { id, code, name, description, url, imgUrl: picture ?? '', count, SORT: position }
      }),
    }
  }),
]
