'use client'

import { FileDrop } from '@svetlitsa/ui/primitives/file-drop'
import type { PictureWords } from './picture-words.ts'

type PictureDropProps = { words: PictureWords; onFile: (file: File) => void }

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** Where a picture is dropped, chosen or photographed. */
export function PictureDrop({ words, onFile }: PictureDropProps) {
  return (
    <FileDrop
      accept={accepted}
      onFile={onFile}
      words={{
        drop: words.drop,
        dropNow: words.dropNow,
        choose: words.choose,
        camera: words.camera,
        limits: words.limits,
      }}
    />
  )
}
