import { useVisionQuery } from '@svetlitsa/api-client/image-search/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search/image-search-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { FileDrop } from '@svetlitsa/ui/forms/file-drop'
import { useEffect, useState } from 'react'
import { PictureCrop, type PictureTexts } from './picture-crop.tsx'
import { type ResizedPicture, resizePicture } from './resize-picture.ts'

type Crop = { left: number; top: number; width: number; height: number }

const maxBytes = 25 * 1024 * 1024

/** Image search in three steps: choose a picture, crop it, send it (search.image). */
export function PictureSearchForm() {
  const texts = imageSearchTexts[useLanguage()]
  const [chosenPicture, setChosenPicture] = useState<ResizedPicture | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutateAsync, isPending } = useVisionQuery()

  const acceptFile = async (file: File) => {
    setRefusal(null)
    if (file.size > maxBytes) return setRefusal(texts.tooLarge)
    const picture = await resizePicture(file)
    if (picture) setChosenPicture(picture)
    else setRefusal(texts.notPicture)
  }
  const send = async (crop: Crop) => {
    if (!chosenPicture) return
    setRefusal(null)
    try {
      const { src: image, fileName } = chosenPicture
      const outcome = await mutateAsync({ image, fileName, crop })
      if (outcome.ok) location.assign(link.imageSearch(outcome.answer.resultId))
      else setRefusal(outcome.message)
    } catch (error) {
      setRefusal(getErrorMessage(error) ?? texts.failed)
    }
  }

  // Without this, a picture dropped outside the field would replace the page.
  useEffect(() => {
    const acceptTransfer = (data: DataTransfer | null) => {
      const [file] = data?.files ?? []
      if (file) void acceptFile(file)
    }
    const onPaste = ({ clipboardData }: ClipboardEvent) => acceptTransfer(clipboardData)
    const allowDrop = (event: DragEvent) => event.preventDefault()
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      acceptTransfer(event.dataTransfer)
    }
    addEventListener('paste', onPaste)
    addEventListener('dragover', allowDrop)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('paste', onPaste)
      removeEventListener('dragover', allowDrop)
      removeEventListener('drop', onDrop)
    }
  })

  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {refusal && <Notice tone="sale">{refusal}</Notice>}
      </div>
      {chosenPicture ? (
        <PictureCrop
          src={chosenPicture.src}
          texts={texts}
          isSending={isPending}
          onFind={(crop) => void send(crop)}
          onAnother={() => setChosenPicture(null)}
        />
      ) : (
        <PictureDrop texts={texts} onFile={(file) => void acceptFile(file)} />
      )}
      <noscript>
        <Notice>{texts.noScripts}</Notice>
      </noscript>
    </div>
  )
}

type PictureDropProps = { texts: PictureTexts; onFile: (file: File) => void }

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** Drop zone, file picker and camera button for a picture. */
function PictureDrop({ texts, onFile }: PictureDropProps) {
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
