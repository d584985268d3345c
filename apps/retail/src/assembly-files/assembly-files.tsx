import {
  type AssemblyFiles as Files,
  useAddSketch,
  useAssemblyFiles,
  useRemoveSketch,
} from '@svetlitsa/api-client/assembly-desk/queries'
import { uploadTypes } from '@svetlitsa/domain/upload/upload-limits'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { UploadError } from '@svetlitsa/shell/upload/upload-error'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhotoPicker } from '@svetlitsa/ui/forms/photo-picker'
import { useState } from 'react'
import { MoveOutcome } from '../order-move/move-outcome.tsx'
import { useMoveOrder } from '../order-move/use-move-order.ts'

const accept = [...uploadTypes.filter((type) => type.startsWith('image/')), '.heic'].join(',')

/** What the assembler photographed, and the sketches for the assembler (assembler.gallery). */
export function AssemblyFiles({ orderGuid }: { orderGuid: string }) {
  const t = useTexts(dispatchTexts)
  const { data, isError, refetch } = useAssemblyFiles(orderGuid)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return null
  const { photos, sketches } = data
  return (
    <section className="mt-4 grid gap-3 border-t border-line pt-4">
      <h3 className="text-body font-semibold">{t('files.photos')}</h3>
      {photos.length === 0 && <p className="text-note text-ink-soft">{t('files.none')}</p>}
      {photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Picture file={photo} label={t('files.photo', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <h3 className="text-body font-semibold">{t('files.sketches')}</h3>
      {sketches.map((sketch) => (
        <SketchRow key={sketch.id} orderGuid={orderGuid} sketch={sketch} />
      ))}
      <SketchForm orderGuid={orderGuid} />
    </section>
  )
}

function Picture({ file, label }: { file: Files['photos'][number]; label: string }) {
  return (
    <a href={`/uploads/${file.id}/file`} target="_blank" rel="noreferrer" className="block">
      <img
        src={file.thumbnailUrl}
        alt={label}
        loading="lazy"
        className="aspect-square w-full rounded-small bg-sand object-cover"
      />
    </a>
  )
}

type SketchRowProps = { orderGuid: string; sketch: Files['sketches'][number] }

function SketchRow({ orderGuid, sketch }: SketchRowProps) {
  const t = useTexts(dispatchTexts)
  const { mutateAsync, isPending } = useRemoveSketch()
  const { move, ...moved } = useMoveOrder()
  const name = sketch.description || sketch.name
  const input = { orderGuid, sketch: sketch.id }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-16 shrink-0">
        <Picture file={sketch} label={name} />
      </div>
      <span className="min-w-0 grow wrap-anywhere">{name}</span>
      <Button
        size={40}
        kind="quiet"
        disabled={isPending}
        aria-label={t('files.removeFor', { name })}
        onClick={() => void move((key) => mutateAsync({ key, input }))}
      >
        {t('files.remove')}
      </Button>
      <MoveOutcome {...moved} />
    </div>
  )
}

function SketchForm({ orderGuid }: { orderGuid: string }) {
  const t = useTexts(dispatchTexts)
  const { mutateAsync } = useAddSketch()
  const { move, ...moved } = useMoveOrder()
  const [description, setDescription] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState('')
  const add = async (file: File) => {
    setSending(true)
    setError('')
    try {
      // The client of uploads is not a part of the page until a sketch is sent.
      const { sendFile } = await import('@svetlitsa/shell/upload/send-file')
      const { signal } = new AbortController()
      const { id: upload } = await sendFile(file, {
        purpose: 'assembly',
        signal,
        onProgress: () => {},
        onBegun: () => {},
      })
      const input = { orderGuid, upload, description }
      if (await move((key) => mutateAsync({ key, input }))) setDescription('')
    } catch (cause) {
      const failure = cause instanceof UploadError ? cause.failure : null
      setError(failure?.kind === 'refused' ? failure.message : t('files.failed'))
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="grid gap-3">
      <Field
        label={t('files.description')}
        size={44}
        maxLength={200}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      <PhotoPicker
        label={t('files.add')}
        hint={isSending ? t('files.sending') : t('files.hint')}
        error={error}
        addLabel={t('files.choose')}
        source={{ accept, cameraLabel: t('files.camera') }}
        photos={[]}
        onAdd={isSending ? undefined : ([file]) => void (file && add(file))}
        onRemove={() => {}}
      />
      <MoveOutcome {...moved} />
    </div>
  )
}
