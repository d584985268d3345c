'use client'

import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { PictureChoice } from '@svetlitsa/ui/shop/picture-choice'
import type { PictureData } from '@svetlitsa/ui/shop/product-picture'
import { useLanguage } from '../language-provider.tsx'

type QuickThumbsProps = {
  pictures: readonly PictureData[]
  shown: number
  onShow: (index: number) => void
}

/** Up to five thumbnails (storefront §9). */
export function QuickThumbs({ pictures, shown, onShow }: QuickThumbsProps) {
  const { photos, photo } = cardTexts[useLanguage()]
  return (
    <div className="mt-2">
      <PictureChoice
        label={photos}
        pictures={pictures.slice(0, 5)}
        chosen={shown}
        onChoose={onShow}
        wordOf={(number) => photo.replace('{n}', String(number))}
      />
    </div>
  )
}
