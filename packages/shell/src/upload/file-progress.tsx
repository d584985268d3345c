import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { uploadTexts } from '@svetlitsa/i18n/upload/upload-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { ProgressBar } from '@svetlitsa/ui/feedback/progress-bar'
import { useEffect, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import type { FileOnItsWay } from './use-photo-uploads.ts'

type FileProgressProps = { task: FileOnItsWay; onCancel: () => void; onRetry: () => void }

/** A file on its way, with its progress, or one that can be tried again. */
export function FileProgress({ task, onCancel, onRetry }: FileProgressProps) {
  const t = useTexts(uploadTexts)
  const { file, state, progress } = task
  const { name } = file
  const preview = usePreview(file)
  const [isDrawn, setDrawn] = useState(true)
  return (
    <li className="flex items-center gap-3">
      {preview && isDrawn && (
        <img
          src={preview}
          alt=""
          width={uploadLimits.thumbnailPx}
          height={uploadLimits.thumbnailPx}
          onError={() => setDrawn(false)}
          className="size-12 rounded-small object-cover"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="truncate text-small">{name}</span>
        {state === 'sending' && <ProgressBar label={t('progress', { name })} value={progress} />}
        {state === 'waiting' && <span className="text-note text-ink-soft">{t('waiting')}</span>}
      </div>
      {state === 'failed' && (
        <Button size={40} kind="outline" aria-label={t('retry', { name })} onClick={onRetry}>
          {t('retryShort')}
        </Button>
      )}
      <Button size={40} kind="quiet" aria-label={t('cancel', { name })} onClick={onCancel}>
        {t('cancelShort')}
      </Button>
    </li>
  )
}

/** A preview from the device for pictures up to 10 MB; the browser draws nothing of others. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const isSmall = file.size <= uploadLimits.maxThumbnailBytes
    if (!isSmall || !/^image\/(jpeg|png|webp)$/.test(file.type)) return
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}
