import type { imageSearchTexts } from '@svetlitsa/i18n/image-search/image-search-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { type CropBox, CropFrame } from '@svetlitsa/ui/media/crop-frame'
import { useState } from 'react'

export type PictureTexts = (typeof imageSearchTexts)['ru' | 'kk' | 'en']

type PictureCropProps = {
  src: string
  texts: PictureTexts
  isSending: boolean
  onFind: (crop: CropBox) => void
  onAnother: () => void
}

const wholeCrop: CropBox = { left: 0, top: 0, width: 1, height: 1 }
/** People usually photograph the item in the middle. */
const initialCrop: CropBox = { left: 0.08, top: 0.08, width: 0.84, height: 0.84 }

/** The crop frame around the item to search for, and the button that starts the search. */
export function PictureCrop(props: PictureCropProps) {
  const { src, texts, isSending, onFind, onAnother } = props
  const [crop, setCrop] = useState(initialCrop)
  return (
    <section aria-label={texts.crop} className="flex flex-col gap-4">
      <div>
        <h2 className="text-h3">{texts.crop}</h2>
        <p className="text-small text-ink-soft">{texts.cropHint}</p>
      </div>
      <div className="rounded-large bg-sand p-3">
        <CropFrame
          src={src}
          alt={texts.asked}
          value={crop}
          onChange={setCrop}
          label={texts.frame}
          hint={texts.cropHint}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button waiting={isSending && texts.finding} onClick={() => onFind(crop)}>
          {texts.find}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={() => setCrop(wholeCrop)}>
          {texts.whole}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </section>
  )
}
