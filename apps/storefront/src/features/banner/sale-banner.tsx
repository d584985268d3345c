import { getSaleBanner } from '@svetlitsa/api-client/api/banner'
import { typo } from '@svetlitsa/domain/text/typo'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { PromoScene } from '@svetlitsa/ui/shop/promo-scene'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

const sceneSize = { width: 2000, height: 860 }

/** What the staff hung over the discounts; the page is good without it. */
export async function SaleBanner({ context }: { context: PageContext }) {
  const outcome = await getSaleBanner({}, callOptions(context)).catch(() => null)
  const banner = outcome?.ok ? outcome.answer.banner : null
  if (!banner?.imgUrl) return null
  return (
    <div className="mt-5 md:h-80">
      <PromoScene
        href={banner.url}
        title={typo(banner.name)}
        text={banner.text ? typo(banner.text) : undefined}
        action={banner.action || contentTexts[context.language].home.more}
        picture={pictureData({ src: banner.imgUrl, ...sceneSize }, 'scene')}
        words="panel"
      />
    </div>
  )
}
