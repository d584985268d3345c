import { getTopBanners } from '@svetlitsa/api-client/banner/client'
import { getSeason } from '@svetlitsa/domain/region/region-flags'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { ShopSeason } from '@svetlitsa/shell/header/shop-season'
import { SeasonStrip } from '@svetlitsa/ui/promotion/season-strip'
import type { ComponentProps } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

type TopStripProps = {
  context: PageContext
  region: ComponentProps<typeof ShopSeason>['region']
}

/**
 * The single strip above the header: a shop-wide sale when there is one, otherwise the first strip
 * set by staff. The page renders without it when loading fails.
 */
export async function TopStrip({ context, region }: TopStripProps) {
  if (getSeason(region)) return <ShopSeason language={context.language} region={region} />
  const outcome = await getTopBanners({}, getCallOptions(context)).catch(() => null)
  const strip = outcome?.ok ? outcome.answer.items[0] : null
  if (!strip) return null
  return (
    <SeasonStrip
      text={formatTypography(strip.name)}
      action={strip.action || contentTexts[context.language].home.more}
      href={strip.url}
    />
  )
}
