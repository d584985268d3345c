import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { PromotionBanner } from '@svetlitsa/ui/promotion/promotion-banner'
import { PromotionBannerRow } from '@svetlitsa/ui/promotion/promotion-banner/promotion-banner-row'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { SectionData } from './load-section.ts'
import { PopUpBanner } from './pop-up-banner.ts'

type SectionBannersProps = { context: PageContext; banners: SectionData['banners'] }

const bannerSize = { width: 2000, height: 860 }

/** Banners above the products; the first pop-up banner opens in a window, once per visitor. */
export function SectionBanners({ context, banners }: SectionBannersProps) {
  const shown = banners.filter(({ isPopUp }) => !isPopUp)
  const popUp = banners.find(({ isPopUp }) => isPopUp)
  const toBannerData = ({ id, name, url, imgUrl }: SectionData['banners'][number]) => ({
    id,
    name,
    href: url,
    picture: toPictureData({ src: imgUrl, ...bannerSize }, 'page'),
  })
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={catalogueTexts[context.language].banners} className="mt-6">
          <PromotionBannerRow>
            {shown.map((banner, index) => (
              <PromotionBanner
                key={banner.id}
                {...toBannerData(banner)}
                load={index === 0 ? 'first' : 'lazy'}
              />
            ))}
          </PromotionBannerRow>
        </section>
      )}
      {popUp && !context.isCrawler && (
        <PopUpBanner banner={toBannerData(popUp)} dateStart={popUp.dateStart} />
      )}
    </>
  )
}
