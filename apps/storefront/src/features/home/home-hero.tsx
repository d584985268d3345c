import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { priceWords } from '@svetlitsa/shell/card/card-words'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { Button } from '@svetlitsa/ui/primitives/button'
import { HeroScene } from '@svetlitsa/ui/shop/hero-scene'
import type { PageContext } from '../../page-context.ts'
import { type SceneSpot, scenePicture } from './scene-spots.ts'

type HomeHeroProps = {
  context: PageContext
  spots: readonly (SceneSpot & { product: ProductOfCall })[]
  sign: string
}

/** The room with things to buy, and what the shop is about (design notes §3, «Hero»). */
export function HomeHero({ context, spots, sign }: HomeHeroProps) {
  const { hero } = homeTexts[context.language]
  return (
    <HeroScene
      picture={pictureData(scenePicture, 'scene')}
      alt={hero.scene}
      words={priceWords(context.language)}
      sign={sign}
      spots={
        context.isCrawler
          ? []
          : spots.map(({ product, section: _section, ...place }) => ({
              ...place,
              id: product.id,
              name: typo(product.name),
              href: product.url,
              price: product.price,
            }))
      }
    >
      <h1 className="text-display">{hero.title}</h1>
      <p className="mt-3 text-lead md:mt-4">{hero.text}</p>
      <div className="mt-5 max-md:[&>a]:w-full md:mt-6">
        <Button kind="dark" href={link.catalog()}>
          {hero.action}
        </Button>
      </div>
    </HeroScene>
  )
}
