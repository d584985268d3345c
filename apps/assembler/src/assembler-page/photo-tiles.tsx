import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useEffect, useState } from 'react'
import type { WaitingPhoto } from '../outbox/outbox-action.ts'

type PhotoTilesProps = {
  /** The number of their order. */
  order: string
  photos: readonly { id: string; thumbnailUrl: string }[]
  waiting?: readonly WaitingPhoto[]
}

const tileClass = 'relative aspect-square overflow-hidden rounded-compact bg-sand'

/** Photographs of an order: those of its gallery, then those that wait on the device. */
export function PhotoTiles({ order, photos, waiting = [] }: PhotoTilesProps) {
  const t = useTexts(assemblerTexts)
  if (photos.length + waiting.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-2 md:grid-cols-6">
      {photos.map(({ id, thumbnailUrl }, index) => (
        <li key={id} className={tileClass}>
          <a
            href={`/uploads/${id}/file`}
            target="_blank"
            rel="noreferrer"
            className="block size-full"
          >
            <img
              src={thumbnailUrl}
              alt={t('photo.name', { number: index + 1, order })}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
      {waiting.map((photo) => (
        <WaitingTile key={photo.id} photo={photo} label={t('photo.waiting')} />
      ))}
    </ul>
  )
}

function WaitingTile({ photo, label }: { photo: WaitingPhoto; label: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(photo.file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [photo.file])
  return (
    <li className={tileClass}>
      {url && <img src={url} alt={photo.name} className="size-full object-cover" />}
      <span className="absolute inset-x-0 bottom-0 bg-honey-soft px-1 py-0.5 text-center text-note text-ink">
        {label}
      </span>
    </li>
  )
}
