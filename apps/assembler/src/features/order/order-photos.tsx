import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { findFileProblem, uploadLimits, uploadTypes } from '@svetlitsa/domain/upload/upload-limits'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoPicker } from '@svetlitsa/ui/forms/photo-picker'
import { useState } from 'react'
import { PhotoTiles } from '../../assembler-page/photo-tiles.tsx'
import { useAddAction } from '../../outbox/use-add-action.ts'
import { useWaitingOrder } from '../../outbox/use-waiting-order.ts'

const accept = [...uploadTypes.filter((type) => type.startsWith('image/')), '.heic'].join(',')

type GalleryOrder = Pick<AssemblyOrder, 'order_num' | 'orderType' | 'orderGuid' | 'photos'>

/** The gallery of an order, assembled or not: what the shop has, what waits, and new photographs (assembler.gallery). */
export function OrderPhotos({ order }: { order: GalleryOrder }) {
  const t = useTexts(assemblerTexts)
  const add = useAddAction()
  const [error, setError] = useState('')
  const { order_num: number, orderType, orderGuid, photos } = order
  const waiting = useWaitingOrder(number).photos
  const take = (files: File[]) => {
    const wrong = files.find((file) => findFileProblem(describe(file)) !== null)
    if (wrong) return setError(t('photo.wrong', { name: wrong.name }))
    if (files.length > uploadLimits.maxFiles)
      return setError(t('photo.tooMany', { count: uploadLimits.maxFiles }))
    setError('')
    void add({
      kind: 'setGallery',
      order: number,
      input: { orderId: number, orderType, orderGuid },
      photos: files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        file,
        uploadId: null,
      })),
    })
  }
  return (
    <section className="flex flex-col gap-4" id="photos">
      <h2 className="text-h2">{t('photo.title')}</h2>
      {photos.length + waiting.length === 0 && (
        <p className="text-small text-ink-soft">{t('photo.none')}</p>
      )}
      <PhotoTiles order={number} photos={photos} waiting={waiting} />
      <PhotoPicker
        label={t('photo.add')}
        hint={t('photo.hint')}
        error={error}
        addLabel={t('photo.choose')}
        source={{ accept, cameraLabel: t('photo.camera') }}
        photos={[]}
        onAdd={take}
        onRemove={() => {}}
      />
    </section>
  )
}

function describe({ name, type, size: bytes }: File) {
  return { name, type, bytes }
}
