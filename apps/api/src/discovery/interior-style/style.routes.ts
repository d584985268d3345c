import * as contract from '@svetlitsa/api-client/interior-style/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/http/handle.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { listShownStyles } from './list-shown-styles.ts'

export const styleRoutes = [
  handle(contract.getStyles, async (context) => ({
    styles: (await listShownStyles(context)).map(({ style, count }) => {
      const { id, code, description, picture, position } = localizeTexts(style, context.language)
      const name = localizeName(style, context.language)
      const url = link.style(code)
      return { id, code, name, description, url, imgUrl: picture ?? '', count, SORT: position }
    }),
  })),
]
