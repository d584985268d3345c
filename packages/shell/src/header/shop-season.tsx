import type { Language } from '@svetlitsa/domain/language/language'
import { getSeason, type RegionFlags } from '@svetlitsa/domain/region/region-flags'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { SeasonStrip } from '@svetlitsa/ui/promotion/season-strip'

type ShopSeasonProps = {
  language: Language
  region: Pick<RegionFlags, 'BlackFriday' | 'cyberMonday' | 'newYearSale'>
}

/** The sale that the region's flags announce, above the header; empty otherwise. */
export function ShopSeason({ language, region }: ShopSeasonProps) {
  const season = getSeason(region)
  if (!season) return null
  const texts = shellTexts[language].season
  return <SeasonStrip text={texts[season]} action={texts.see} href={link.sale()} />
}
