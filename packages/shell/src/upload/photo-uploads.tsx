import type { UploadedPhoto, UploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { uploadLimits, uploadTypes } from '@svetlitsa/domain/upload/upload-limits'
import { uploadTexts } from '@svetlitsa/i18n/upload/upload-texts'
import { PhotoPicker } from '@svetlitsa/ui/forms/photo-picker'
import { useTexts } from '../language/use-texts.ts'
import { FileProgress } from './file-progress.tsx'
import { getProblemText } from './get-problem-text.ts'
import { usePasteFiles } from './use-paste-files.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

type PhotoUploadsProps = {
  label: string
  /** Replaces the text about the number, types and size of files. */
  hint?: string
  purpose: UploadPurpose
  /** Finished uploads, in the order in which they arrived. */
  uploads: UploadedPhoto[]
  /** The most files the form takes. */
  limit: number
  onChange: (uploads: UploadedPhoto[]) => void
  /** Called when the first file sets off and when none is on its way any more. */
  onBusyChange?: (isBusy: boolean) => void
}

const accept = [...uploadTypes, '.heic', '.heif'].join(',')

/**
 * Photos and PDF files of a form: chosen, taken, dropped or pasted, and uploaded while the form is
 * being filled in (upload.limits, upload.resume).
 */
export function PhotoUploads({
  label,
  hint,
  purpose,
  uploads,
  limit,
  onChange,
  onBusyChange,
}: PhotoUploadsProps) {
  const t = useTexts(uploadTexts)
  const most = Math.min(limit, uploadLimits.maxFiles)
  const { tasks, notice, add, cancel, retry, remove } = usePhotoUploads({
    purpose,
    limit: most,
    uploads,
    onChange,
    onBusyChange,
  })
  usePasteFiles(add)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PhotoPicker
        label={label}
        hint={hint ?? t('hint', { count: most })}
        error={notice ? getProblemText(t, notice, most) : ''}
        addLabel={t('add')}
        source={{ accept, cameraLabel: t('camera'), dropNote: t('drop') }}
        photos={uploads.map(({ name, thumbnailUrl }) => ({
          src: thumbnailUrl,
          removeLabel: t('remove', { name }),
        }))}
        onAdd={add}
        onRemove={(index) => {
          const photo = uploads[index]
          if (photo) remove(photo.id)
        }}
      />
      {tasks.length > 0 && (
        <ul className="flex flex-col gap-2">
          {tasks.map((task) => (
            <FileProgress
              key={task.key}
              task={task}
              onCancel={() => cancel(task.key)}
              onRetry={() => retry(task.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
