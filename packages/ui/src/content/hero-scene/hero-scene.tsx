import type { ReactNode } from 'react'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'
import type { PriceLabels } from '../../product/price/price.tsx'
import { type HotSpot, HotSpots } from './hot-spots.tsx'

type HeroSceneProps = {
  picture: PictureData
  alt: string
  /**
   * Use first for the scene visible on load and lazy for the others: their pictures load after the
   * first is painted.
   */
  load?: 'first' | 'lazy'
  spots: readonly HotSpot[]
  labels: PriceLabels
  sign?: string
  /**
   * Headline, lead text and one dark button: on the empty wall from 1280 px, under the scene below
   * that width.
   */
  children: ReactNode
}

/**
 * The interior scene of the home page. It keeps its aspect ratio and hot spots are placed in
 * percent of the scene, so they stay on the furniture when the phone crops it to 430 px and shifts
 * it by 238 px (ADR 0050). Text is placed on the empty wall, never on furniture; the wall is light
 * in both themes, so text there is always dark, while text under the scene has the colours of the
 * theme.
 */
export function HeroScene(props: HeroSceneProps) {
  const { picture, alt, load = 'first', spots, labels, sign, children } = props
  return (
    <section className="relative mx-auto max-w-480">
      <div data-theme="light" className="overflow-hidden bg-sand max-md:h-107.5">
        <div className="relative aspect-[2000/860] max-md:-ml-59.5 max-md:h-107.5 max-md:w-250 max-md:max-w-none">
          {load === 'first' ? (
            <ProductPicture picture={picture} alt={alt} load="first" />
          ) : (
            <div className="scene-later size-full">
              <ProductPicture picture={picture} alt={alt} />
            </div>
          )}
          <HotSpots spots={spots} labels={labels} sign={sign} />
        </div>
      </div>
      <div className="page-width pt-6 text-ink xl:absolute xl:top-[9%] xl:left-[57%] xl:w-[23%] xl:p-0 xl:[--ink:var(--color-picture-ink)] xl:[--paper:var(--color-white)]">
        {children}
      </div>
    </section>
  )
}
