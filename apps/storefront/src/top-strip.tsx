import { getTopBanners } from '@svetlitsa/api-client/api/banner'
import { seasonOf } from '@svetlitsa/domain/region/season-of'
import { typo } from '@svetlitsa/domain/text/typo'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { ShopSeason } from '@svetlitsa/shell/header/shop-season'
import { SeasonStrip } from '@svetlitsa/ui/chrome/season-strip'
import type { ComponentProps } from 'react'
import { callOptions } from './call-options.ts'
import type { PageContext } from './page-context.ts'

type TopStripProps = {
  context: PageContext
  region: ComponentProps<typeof ShopSeason>['region']
}

/**
 * The one strip over the header: the sale of the whole shop while there is one, else the first that
 * the staff hung there. A page is good without it.
 */
export async function TopStrip({ context, region }: TopStripProps) {
  if (seasonOf(region)) return <ShopSeason language={context.language} region={region} />
  const outcome = await getTopBanners({}, callOptions(context)).catch(() => null)
  const strip = outcome?.ok ? outcome.answer.items[0] : null
  if (!strip) return null
  return (
    <SeasonStrip
      text={typo(strip.name)}
      action={strip.action || contentTexts[context.language].home.more}
      href={strip.url}
    />
  )
}
