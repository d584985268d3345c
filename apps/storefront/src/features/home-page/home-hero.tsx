import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { priceWords } from '@svetlitsa/shell/card/card-words'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { Button } from '@svetlitsa/ui/primitives/button'
import { HeroScene } from '@svetlitsa/ui/shop/hero-scene'
import { HeroSlider } from '@svetlitsa/ui/shop/hero-slider'
import type { PageContext } from '../../page-context.ts'
import type { HungScene } from './load-home.ts'

type HeroWords = Record<'title' | 'text' | 'action' | 'scene', string>
type HomeHeroProps = { context: PageContext; scenes: readonly HungScene[]; sign: string }

const sceneSize = { width: 2000, height: 860 }
/** What stands there while nobody has hung a scene. */
const usualPicture = 'drawn/scene/living.svg'

/** The rooms with things to buy, and what the shop is about (design notes §3, «Hero»). */
export function HomeHero({ context, scenes, sign }: HomeHeroProps) {
  const { language, isCrawler } = context
  const { hero } = homeTexts[language]
  const [first = usualScene(hero), ...others] = scenes
  const drawn = [first, ...others].map((scene) => (
    <HeroScene
      key={scene.id}
      picture={pictureData({ src: scene.imgUrl || usualPicture, ...sceneSize }, 'scene')}
      load={scene === first ? 'first' : 'lazy'}
      alt={scene.alt}
      words={priceWords(language)}
      sign={sign}
      spots={scene.things.map(({ product, x, y, isOpen, isFirst }) => ({
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
      <SceneTitle isFirst={scene === first}>{typo(scene.name)}</SceneTitle>
      <p className="mt-3 text-lead md:mt-4">{typo(scene.text)}</p>
      <div className="mt-5 max-md:[&>a]:w-full md:mt-6">
        <Button kind="dark" href={scene.url}>
          {scene.action || hero.action}
        </Button>
      </div>
    </HeroScene>
  ))
  // A crawler gets them one under another, without buttons.
  if (isCrawler || others.length === 0) return drawn
  const { previous, next, pause, play } = cardTexts[language]
  return (
    <HeroSlider label={hero.label} words={{ back: previous, on: next, pause, play }}>
      {drawn}
    </HeroSlider>
  )
}

/** The page's title is the first scene's. */
function SceneTitle({ isFirst, children }: { isFirst: boolean; children: string }) {
  const Title = isFirst ? 'h1' : 'h2'
  return <Title className="text-display">{children}</Title>
}

function usualScene({ title: name, text, action, scene: alt }: HeroWords) {
  return { id: 0, name, text, action, alt, url: link.catalog(), imgUrl: '', things: [] }
}
