import { bannerPicture } from '@svetlitsa/domain/banner/banner'
import { buildImageUrl } from '@svetlitsa/domain/image/image'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { FileDrop } from '@svetlitsa/ui/forms/file-drop'
import { useEffect, useState } from 'react'
import type { BannerEditing } from '../use-banner-draft.ts'
import { type OpenedPicture, openPicture } from './crop-picture.ts'
import { PictureCrop } from './picture-crop.tsx'
import { uploadPicture } from './upload-picture.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp'

/** The picture of a banner: chosen, cropped, uploaded. It is on the site after saving. */
export function PictureField({ editing }: { editing: BannerEditing }) {
  const t = useTexts(bannerEditorTexts)
  const { draft, change, problems } = editing
  const [isChoosing, setChoosing] = useState(draft.imgUrl === '')
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(opened?.src ?? ''), [opened])

  const open = async (file: File) => {
    const picture = await openPicture(file)
    setError(picture ? null : t('picture.unreadable'))
    setOpened(picture)
  }
  const send = async (file: File | null) => {
    if (!file) return setError(t('picture.unreadable'))
    setSending(true)
    setError(null)
    const outcome = await uploadPicture(file)
    setSending(false)
    if ('message' in outcome) return setError(outcome.message ?? t('picture.failed'))
    change({ imgUrl: outcome.imgUrl })
    setOpened(null)
    setChoosing(false)
  }
  const { width, height } = bannerPicture
  const shownError = error ?? (problems.imgUrl && t('picture.missing'))
  return (
    <section aria-labelledby="picture" className="grid gap-3">
      <h2 id="picture" className="text-row font-semibold">
        {t('picture.title')}
      </h2>
      {shownError && (
        <Notice tone="sale" live>
          {shownError}
        </Notice>
      )}
      {opened ? (
        <PictureCrop
          key={opened.src}
          picture={opened}
          isSending={isSending}
          onCropped={(file) => void send(file)}
          onCancel={() => setOpened(null)}
        />
      ) : isChoosing ? (
        <FileDrop
          accept={ACCEPT}
          onFile={(file) => void open(file)}
          labels={{
            drop: t('picture.drop'),
            dragOver: t('picture.dragOver'),
            choose: t('picture.choose'),
            camera: t('picture.camera'),
            limits: t('picture.limits', { width: String(width), height: String(height) }),
          }}
        />
      ) : (
        <img
          src={buildImageUrl(draft.imgUrl, { preset: 'page' })}
          alt={draft.alt}
          className="w-full rounded-compact"
        />
      )}
      {draft.imgUrl !== '' && !opened && (
        <div>
          <Button size={40} kind="soft" onClick={() => setChoosing(!isChoosing)}>
            {t(isChoosing ? 'picture.cancel' : 'picture.replace')}
          </Button>
        </div>
      )}
    </section>
  )
}
