import { useSpotProducts } from '@svetlitsa/api-client/banner-editor/queries'
import {
  type BannerContent,
  type BannerKind,
  bannerPicture,
  bannerTextFields,
} from '@svetlitsa/domain/banner/banner'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { HeroScene } from '@svetlitsa/ui/content/hero-scene'
import { FramedPreview } from '@svetlitsa/ui/layout/framed-preview'
import { PromotionScene } from '@svetlitsa/ui/promotion/promotion-grid/promotion-scene'
import { SeasonStrip } from '@svetlitsa/ui/promotion/season-strip'

type BannerPreviewProps = {
  kind: BannerKind
  content: BannerContent
  language: Language
}

const widths = { phone: 390, desktop: 1440 } as const

/** The banner as the page shows it on a phone and on a computer, in the language of the texts. */
export function BannerPreview({ kind, content, language }: BannerPreviewProps) {
  const t = useTexts(bannerEditorTexts)
  const shown = toShownBanner(content, language)
  const Banner = banners[kind]
  return (
    <section aria-labelledby="preview" className="grid gap-3 lg:sticky lg:top-18">
      <h2 id="preview" className="text-row font-semibold">
        {t('preview.title')}
      </h2>
      {(['desktop', 'phone'] as const).map((device) => (
        <figure key={device} className="grid gap-1">
          <figcaption className="text-note text-ink-soft">{t(`preview.${device}`)}</figcaption>
          <FramedPreview title={t(`preview.${device}`)} width={widths[device]}>
            <Banner content={shown} language={language} />
          </FramedPreview>
        </figure>
      ))}
    </section>
  )
}

const banners = { main: SceneBanner, sale: SaleBanner, top: TopStrip }

type BannerProps = { content: BannerContent; language: Language }

function SceneBanner({ content, language }: BannerProps) {
  const { name, text, action, alt, imgUrl, spots } = content
  const sections = [...new Set(spots.map(({ section }) => section))].filter(Boolean)
  const { data: products = [] } = useSpotProducts(sections)
  const shownSpots = spots.flatMap(({ section, x, y, isOpen, isFirst }) => {
    const product = products.flat().find((one) => one.section === section)
    if (!product) return []
    const { id, url, price } = product
    const productName = formatTypography(product.name)
    return [{ x, y, isOpen, isFirst, id, name: productName, href: url, price }]
  })
  return (
    <div className="max-md:pb-4">
      <HeroScene
        key={JSON.stringify(shownSpots)}
        picture={toPictureData({ src: imgUrl || EMPTY, ...bannerPicture }, 'scene')}
        alt={alt}
        labels={getPriceTexts(language)}
        spots={shownSpots}
      >
        <h3 className="text-display">{name}</h3>
        <p className="mt-3 text-lead md:mt-4">{text}</p>
        <div className="mt-5 max-md:[&>button]:w-full md:mt-6">
          <Button kind="dark">{action || homePageTexts[language].hero.action}</Button>
        </div>
      </HeroScene>
    </div>
  )
}

function SaleBanner({ content, language }: BannerProps) {
  const { name, text, action, url, imgUrl } = content
  return (
    <div className="p-4 md:h-80">
      <PromotionScene
        href={url}
        title={name}
        text={text || undefined}
        action={action || contentTexts[language].home.more}
        picture={toPictureData({ src: imgUrl || EMPTY, ...bannerPicture }, 'scene')}
        textPlacement="panel"
      />
    </div>
  )
}

function TopStrip({ content, language }: BannerProps) {
  const { name, action, url } = content
  return <SeasonStrip text={name} action={action || contentTexts[language].home.more} href={url} />
}

/** Shown until the banner has a picture. */
const EMPTY = 'drawn/dummy/no-image.svg'

/** The texts of a language, Russian where there is no translation, as pages set them. */
function toShownBanner(content: BannerContent, language: Language): BannerContent {
  const foreign = language === 'ru' ? {} : (content.translations[language] ?? {})
  const texts = bannerTextFields.map((field) => [
    field,
    formatTypography(foreign[field] || content[field]),
  ])
  return { ...content, ...Object.fromEntries(texts) }
}
