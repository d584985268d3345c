import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { HeroScene } from '@svetlitsa/ui/content/hero-scene'
import { HeroSlider } from '@svetlitsa/ui/content/hero-scene/hero-slider'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SceneWithProducts } from './load-home.ts'

type HeroTexts = Record<'title' | 'text' | 'action' | 'scene', string>
type HomeHeroProps = { context: PageContext; scenes: readonly SceneWithProducts[]; sign: string }

const sceneSize = { width: 2000, height: 860 }
/** Shown when staff have set no scene. */
const defaultPicture = 'drawn/scene/living.svg'

/** Scenes of rooms with products to buy and the slogan of the shop (ADR 0050). */
export function HomeHero({ context, scenes, sign }: HomeHeroProps) {
  const { language, isCrawler } = context
  const { hero } = homePageTexts[language]
  const [firstScene = buildDefaultScene(hero), ...otherScenes] = scenes
  const slides = [firstScene, ...otherScenes].map((scene) => (
    <HeroScene
      key={scene.id}
      picture={toPictureData({ src: scene.imgUrl || defaultPicture, ...sceneSize }, 'scene')}
      load={scene === firstScene ? 'first' : 'lazy'}
      alt={scene.alt}
      labels={getPriceTexts(language)}
      sign={sign}
      spots={scene.products.map(({ product, x, y, isOpen, isFirst }) => ({
        x,
        y,
        isOpen,
        isFirst,
        id: product.id,
        name: formatTypography(product.name),
        href: product.url,
        price: product.price,
      }))}
    >
      <SceneTitle isFirst={scene === firstScene}>{formatTypography(scene.name)}</SceneTitle>
      <p className="mt-3 text-lead md:mt-4">{formatTypography(scene.text)}</p>
      <div className="mt-5 max-md:[&>a]:w-full md:mt-6">
        <Button kind="dark" href={scene.url}>
          {scene.action || hero.action}
        </Button>
      </div>
    </HeroScene>
  ))
  // A crawler gets all slides one below another, without buttons.
  if (isCrawler || otherScenes.length === 0) return slides
  const { previous, next, pause, play } = productCardTexts[language]
  return (
    <HeroSlider label={hero.label} labels={{ back: previous, on: next, pause, play }}>
      {slides}
    </HeroSlider>
  )
}

/** The first scene has the page's h1. */
function SceneTitle({ isFirst, children }: { isFirst: boolean; children: string }) {
  const Title = isFirst ? 'h1' : 'h2'
  return <Title className="text-display">{children}</Title>
}

function buildDefaultScene({ title: name, text, action, scene: alt }: HeroTexts) {
  return { id: 0, name, text, action, alt, url: link.catalog(), imgUrl: '', products: [] }
}
