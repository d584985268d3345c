import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { PicturePicker } from '@svetlitsa/ui/media/picture-picker'
import type { PictureData } from '@svetlitsa/ui/media/product-picture'
import { useLanguage } from '../language/language-provider.tsx'

type QuickViewThumbsProps = {
  pictures: readonly PictureData[]
  shown: number
  onShow: (index: number) => void
}

/** Up to five thumbnails (card.content). */
export function QuickViewThumbs({ pictures, shown, onShow }: QuickViewThumbsProps) {
  const { photos, photo } = productCardTexts[useLanguage()]
  return (
    <div className="mt-2">
      <PicturePicker
        label={photos}
        pictures={pictures.slice(0, 5)}
        chosen={shown}
        onChoose={onShow}
        getPictureLabel={(number) => photo.replace('{n}', String(number))}
      />
    </div>
  )
}
