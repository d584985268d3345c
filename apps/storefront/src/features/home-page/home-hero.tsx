import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { Island } from '../../island/island.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import type { HeroSceneData } from './hero-scenes.tsx'
import type { SceneWithProducts } from './load-home.ts'

type HeroTexts = Record<'title' | 'text' | 'action' | 'scene', string>
type HomeHeroProps = { context: PageContext; scenes: readonly SceneWithProducts[]; sign: string }

/** Shown when staff have set no scene, or one without a picture. */
const defaultPicture = 'drawn/scene/living.svg'

/** Scenes of rooms with products to buy and the slogan of the shop (ADR 0050). */
export function HomeHero({ context, scenes, sign }: HomeHeroProps) {
  const { hero } = homePageTexts[context.language]
  const shown = scenes.length > 0 ? scenes.map((scene) => toData(scene, hero)) : [getDefault(hero)]
  return (
    <Island
      name="homeHero"
      props={{ label: hero.label, scenes: shown, sign, isPlain: context.isCrawler }}
    />
  )
}

function toData(scene: SceneWithProducts, hero: HeroTexts): HeroSceneData {
  const { id, name, text, action, url, imgUrl, alt, products } = scene
  return {
    id,
    title: formatTypography(name),
    text: formatTypography(text),
    action: action || hero.action,
    url,
    imgUrl: imgUrl || defaultPicture,
    alt,
    spots: products.map(({ product, x, y, isOpen, isFirst }) => ({
      x,
      y,
      isOpen,
      isFirst,
      id: product.id,
      name: formatTypography(product.name),
      href: product.url,
      price: product.price,
    })),
  }
}

function getDefault({ title, text, action, scene: alt }: HeroTexts): HeroSceneData {
  const url = link.catalog()
  return { id: 0, title, text, action, url, imgUrl: defaultPicture, alt, spots: [] }
}
