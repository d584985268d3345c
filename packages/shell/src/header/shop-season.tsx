import type { Language } from '@svetlitsa/domain/language/read-language'
import type { RegionFlags } from '@svetlitsa/domain/region/region-flags'
import { seasonOf } from '@svetlitsa/domain/region/season-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { SeasonStrip } from '@svetlitsa/ui/chrome/season-strip'

type ShopSeasonProps = {
  language: Language
  region: Pick<RegionFlags, 'BlackFriday' | 'cyberMonday' | 'newYearSale'>
}

/** The sale that the region's flags announce, over the header; nothing on ordinary days. */
export function ShopSeason({ language, region }: ShopSeasonProps) {
  const season = seasonOf(region)
  if (!season) return null
  const words = shellTexts[language].season
  return <SeasonStrip text={words[season]} action={words.see} href={link.sale()} />
}
