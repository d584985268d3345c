import { bannerPicture } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { CropFrame } from '@svetlitsa/ui/media/crop-frame'
import { fitCrop, keepRatio } from '@svetlitsa/ui/media/crop-frame/keep-ratio'
import { useState } from 'react'
import { cropPicture, getCropSize, type OpenedPicture } from './crop-picture.ts'

type PictureCropProps = {
  picture: OpenedPicture
  isSending: boolean
  onCropped: (file: File | null) => void
  onCancel: () => void
}

const ratio = bannerPicture.width / bannerPicture.height

/** The crop frame over a chosen picture; it keeps the shape in which pages show scenes. */
export function PictureCrop({ picture, isSending, onCropped, onCancel }: PictureCropProps) {
  const t = useTexts(bannerEditorTexts)
  const pictureRatio = picture.width / picture.height
  const [crop, setCrop] = useState(() => fitCrop(pictureRatio, ratio))
  const size = getCropSize(picture, crop)
  const isSmall = size.width < bannerPicture.minWidth
  const { minWidth } = bannerPicture
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-soft">
        {t('picture.crop')}. {t('picture.frameHint')}.
      </p>
      <div className="rounded-compact bg-sand p-3">
        <CropFrame
          src={picture.src}
          alt={picture.file.name}
          value={crop}
          onChange={(next) => setCrop(keepRatio(crop, next, ratio / pictureRatio))}
          label={t('picture.frame')}
          hint={t('picture.frameHint')}
        />
      </div>
      <p role="status" className="text-small text-ink-soft">
        {isSmall
          ? t('picture.small', { width: String(minWidth) })
          : t('picture.size', { width: String(size.width), height: String(size.height) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size={40}
          disabled={isSmall}
          waiting={isSending && t('picture.uploading')}
          onClick={() => void cropPicture(picture, crop).then(onCropped, () => onCropped(null))}
        >
          {t('picture.upload')}
        </Button>
        <Button size={40} kind="quiet" disabled={isSending} onClick={onCancel}>
          {t('picture.cancel')}
        </Button>
      </div>
    </div>
  )
}
