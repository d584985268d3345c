import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { HeroScene } from '@svetlitsa/ui/content/hero-scene'
import { HeroSlider } from '@svetlitsa/ui/content/hero-scene/hero-slider'
import type { ComponentProps } from 'react'

/** A room of the hero with its texts and what can be bought in it. */
export type HeroSceneData = {
  id: number
  title: string
  text: string
  action: string
  url: string
  imgUrl: string
  alt: string
  spots: ComponentProps<typeof HeroScene>['spots']
}

type HeroScenesProps = {
  /** Accessible name of the slider. */
  label: string
  scenes: readonly HeroSceneData[]
  sign: string
  /** One below another, without buttons: for crawlers. */
  isPlain: boolean
}

const sceneSize = { width: 2000, height: 860 }

/** The scenes of the home page, two or more of them in a slider (slider.rules). */
export function HeroScenes({ label, scenes, sign, isPlain }: HeroScenesProps) {
  const language = useLanguage()
  const { previous, next, pause, play } = productCardTexts[language]
  const slides = scenes.map((scene, index) => (
    <HeroScene
      key={scene.id}
      picture={toPictureData({ src: scene.imgUrl, ...sceneSize }, 'scene')}
      load={index === 0 ? 'first' : 'lazy'}
      alt={scene.alt}
      labels={getPriceTexts(language)}
      sign={sign}
      spots={scene.spots}
    >
      <SceneTitle isFirst={index === 0}>{scene.title}</SceneTitle>
      <p className="mt-3 text-lead md:mt-4">{scene.text}</p>
      <div className="mt-5 max-md:[&>a]:w-full md:mt-6">
        <Button kind="dark" href={scene.url}>
          {scene.action}
        </Button>
      </div>
    </HeroScene>
  ))
  if (isPlain || scenes.length === 1) return slides
  return (
    <HeroSlider label={label} labels={{ back: previous, on: next, pause, play }}>
      {slides}
    </HeroSlider>
  )
}

/** The first scene has the page's h1. */
function SceneTitle({ isFirst, children }: { isFirst: boolean; children: string }) {
  const Title = isFirst ? 'h1' : 'h2'
  return <Title className="text-display">{children}</Title>
}
