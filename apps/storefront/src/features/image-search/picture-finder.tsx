'use client'

import { useVisionQuery } from '@svetlitsa/api-client/query/search'
import { link } from '@svetlitsa/domain/route/site-map'
import { faultText } from '@svetlitsa/shell/fault-text'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../navigate-context.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { PictureFraming } from './picture-framing.tsx'
import type { PictureWords } from './picture-words.ts'
import { shrinkPicture, type TakenPicture } from './shrink-picture.ts'

type Crop = { left: number; top: number; width: number; height: number }

const mostBytes = 25 * 1024 * 1024

/** From a photograph to the goods that look like it: taken, framed, sent (storefront §7). */
export function PictureFinder({ words }: { words: PictureWords }) {
  const navigate = useNavigate()
  const [taken, setTaken] = useState<TakenPicture | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutateAsync, isPending } = useVisionQuery()

  const take = async (file: File) => {
    setRefusal(null)
    if (file.size > mostBytes) return setRefusal(words.tooLarge)
    const picture = await shrinkPicture(file)
    if (picture) setTaken(picture)
    else setRefusal(words.notPicture)
  }
  const send = async (crop: Crop) => {
    if (!taken) return
    setRefusal(null)
    try {
      const { src: image, fileName } = taken
      const outcome = await mutateAsync({ image, fileName, crop })
      if (outcome.ok) navigate(link.imageSearch(outcome.answer.resultId))
      else setRefusal(outcome.message)
    } catch (fault) {
      setRefusal(faultText(fault) ?? words.failed)
    }
  }

  // A picture dropped beside the field would take the place of the page.
  useEffect(() => {
    const takeFrom = (data: DataTransfer | null) => {
      const [file] = data?.files ?? []
      if (file) void take(file)
    }
    const paste = ({ clipboardData }: ClipboardEvent) => takeFrom(clipboardData)
    const hold = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      takeFrom(event.dataTransfer)
    }
    addEventListener('paste', paste)
    addEventListener('dragover', hold)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('paste', paste)
      removeEventListener('dragover', hold)
      removeEventListener('drop', drop)
    }
  })

  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {refusal && <Notice tone="sale">{refusal}</Notice>}
      </div>
      {taken ? (
        <PictureFraming
          src={taken.src}
          words={words}
          isSending={isPending}
          onFind={(crop) => void send(crop)}
          onAnother={() => setTaken(null)}
        />
      ) : (
        <PictureDrop words={words} onFile={(file) => void take(file)} />
      )}
      <noscript>
        <Notice>{words.noScripts}</Notice>
      </noscript>
    </div>
  )
}
