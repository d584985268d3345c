'use client'

import { FileDrop } from '@svetlitsa/ui/forms/file-drop'
import type { PictureTexts } from './get-picture-texts.ts'

type PictureDropProps = { texts: PictureTexts; onFile: (file: File) => void }

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** Drop zone, file picker and camera button for a picture. */
export function PictureDrop({ texts, onFile }: PictureDropProps) {
  return (
    <FileDrop
      accept={accepted}
      onFile={onFile}
      labels={{
        drop: texts.drop,
        dragOver: texts.dropNow,
        choose: texts.choose,
        camera: texts.camera,
        limits: texts.limits,
      }}
    />
  )
}
