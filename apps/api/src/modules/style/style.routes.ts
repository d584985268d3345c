import * as contract from '@svetlitsa/api-client/contract/style'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/handle.ts'
import { nameIn } from '../../platform/name-in.ts'
import { wordsIn } from '../../platform/words-in.ts'
import { listCountsOf } from '../catalogue/list-counts-of.ts'

const WHOLE_SHOP = { section: null, kind: null, tags: [], vendor: null }

export const styleRoutes = [
  handle(contract.getStyles, async (context) => {
    const { services, language } = context
    const [{ styles }, held] = await Promise.all([
      services.catalogue.current(),
      listCountsOf(context, WHOLE_SHOP),
    ])
    return {
      styles: styles.flatMap((style) => {
        const { id, code, description, picture, valueId, position } = wordsIn(style, language)
        const count = held.values.get(valueId) ?? 0
        if (count === 0) return []
        const name = nameIn(style, language)
        const url = link.style(code)
        return { id, code, name, description, url, imgUrl: picture ?? '', count, SORT: position }
      }),
    }
  }),
]
