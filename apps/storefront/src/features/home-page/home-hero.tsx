import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { priceWords } from '@svetlitsa/shell/card/card-words'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { Button } from '@svetlitsa/ui/primitives/button'
import { HeroScene } from '@svetlitsa/ui/shop/hero-scene'
import type { PageContext } from '../../page-context.ts'
import type { Scene, SceneThing } from './load-home.ts'

type HomeHeroProps = {
  context: PageContext
  hero: { scene: Scene | null; things: readonly SceneThing[] }
  sign: string
}

const sceneSize = { width: 2000, height: 860 }
/** What stands there while nobody has hung a scene. */
const usualPicture = 'drawn/scene/living.svg'

/** The room with things to buy, and what the shop is about (design notes §3, «Hero»). */
export function HomeHero({ context, hero: { scene, things }, sign }: HomeHeroProps) {
  const { hero } = homeTexts[context.language]
  // A scene's words are Russian; in other languages the shop's own stand there.
  const isOwnWords = context.language !== 'ru' || scene === null
  return (
    <HeroScene
      picture={pictureData({ src: scene?.imgUrl || usualPicture, ...sceneSize }, 'scene')}
      alt={isOwnWords ? hero.scene : scene.alt}
      words={priceWords(context.language)}
      sign={sign}
      spots={things.map(({ product, x, y, isOpen, isFirst }) => ({
        x,
        y,
        isOpen,
        isFirst,
        id: product.id,
        name: typo(product.name),
        href: product.url,
        price: product.price,
      }))}
    >
      <h1 className="text-display">{isOwnWords ? hero.title : typo(scene.name)}</h1>
      <p className="mt-3 text-lead md:mt-4">{isOwnWords ? hero.text : typo(scene.text)}</p>
      <div className="mt-5 max-md:[&>a]:w-full md:mt-6">
        <Button kind="dark" href={scene?.url ?? link.catalog()}>
          {isOwnWords ? hero.action : scene.action || hero.action}
        </Button>
      </div>
    </HeroScene>
  )
}
