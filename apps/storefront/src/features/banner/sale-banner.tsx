import { getSaleBanner } from '@svetlitsa/api-client/banner/client'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { PromotionScene } from '@svetlitsa/ui/promotion/promotion-grid/promotion-scene'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const sceneSize = { width: 2000, height: 860 }

/**
 * The banner that staff set above the discounts. The page renders without it when loading fails.
 */
export async function SaleBanner({ context }: { context: PageContext }) {
  const outcome = await getSaleBanner({}, getCallOptions(context)).catch(() => null)
  const banner = outcome?.ok ? outcome.answer.banner : null
  if (!banner?.imgUrl) return null
  return (
    <div className="mt-5 md:h-80">
      <PromotionScene
        href={banner.url}
        title={formatTypography(banner.name)}
        text={banner.text ? formatTypography(banner.text) : undefined}
        action={banner.action || contentTexts[context.language].home.more}
        picture={toPictureData({ src: banner.imgUrl, ...sceneSize }, 'scene')}
        textPlacement="panel"
      />
    </div>
  )
}
