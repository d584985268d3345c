import type { ReactNode } from 'react'
import { type HotSpot, HotSpots } from './hot-spots.tsx'
import type { PriceWords } from './price.tsx'
import { type PictureData, ProductPicture } from './product-picture.tsx'

type HeroSceneProps = {
  picture: PictureData
  alt: string
  /** first for what is seen at once, lazy for a scene behind it: its picture waits until that one is painted. */
  load?: 'first' | 'lazy'
  spots: readonly HotSpot[]
  words: PriceWords
  sign?: string
  /** Display, lead and one dark button: on the free wall from 1280, under the scene below that. */
  children: ReactNode
}

/**
 * The room of the home page. It keeps its own ratio and hot-spots are in per cent of the scene, so
 * they stay on the furniture when the phone crops it to 430 px and shifts it by 238 (design notes
 * §3). Words stand on the free wall, never on furniture; the wall is light in both themes, so they
 * are dark there, and of the theme where they stand under the scene.
 */
export function HeroScene(props: HeroSceneProps) {
  const { picture, alt, load = 'first', spots, words, sign, children } = props
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
          <HotSpots spots={spots} words={words} sign={sign} />
        </div>
      </div>
      <div className="page-width pt-6 text-ink xl:absolute xl:top-[9%] xl:left-[57%] xl:w-[23%] xl:p-0 xl:[--ink:var(--color-picture-ink)] xl:[--paper:var(--color-white)]">
        {children}
      </div>
    </section>
  )
}
