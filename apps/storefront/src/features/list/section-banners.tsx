import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { PromoBanner } from '@svetlitsa/ui/shop/promo-banner'
import { PromoBannerRow } from '@svetlitsa/ui/shop/promo-banner-row'
import type { PageContext } from '../../page-context.ts'
import type { SectionData } from './load-section.ts'
import { PopUpBanner } from './pop-up-banner.tsx'

type SectionBannersProps = { context: PageContext; banners: SectionData['banners'] }

const bannerSize = { width: 2000, height: 860 }

/** Banners above the goods; the first that is a pop-up opens in a window, once a visitor. */
export function SectionBanners({ context, banners }: SectionBannersProps) {
  const shown = banners.filter(({ isPopUp }) => !isPopUp)
  const popUp = banners.find(({ isPopUp }) => isPopUp)
  const data = ({ id, name, url, imgUrl }: SectionData['banners'][number]) => ({
    id,
    name,
    href: url,
    picture: pictureData({ src: imgUrl, ...bannerSize }, 'page'),
  })
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={catalogueTexts[context.language].banners} className="mt-6">
          <PromoBannerRow>
            {shown.map((banner, at) => (
              <PromoBanner key={banner.id} {...data(banner)} load={at === 0 ? 'first' : 'lazy'} />
            ))}
          </PromoBannerRow>
        </section>
      )}
      {popUp && !context.isCrawler && (
        <PopUpBanner banner={data(popUp)} dateStart={popUp.dateStart} />
      )}
    </>
  )
}
