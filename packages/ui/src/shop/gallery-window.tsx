'use client'

import { Dialog } from '../primitives/dialog.tsx'
import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'
import { ProductPicture } from './product-picture.tsx'

type GalleryWindowProps = {
  pictures: readonly GalleryPicture[]
  words: GalleryWords
  open: boolean
  onClose: () => void
}

/** All pictures whole, one under another, over the page. */
export function GalleryWindow({ pictures, words, open, onClose }: GalleryWindowProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.gallery}
      closeLabel={words.close}
      size="xl"
      phone="full"
    >
      <ul className="flex flex-col gap-4">
        {pictures.map((picture) => (
          <li key={picture.main.sources.src} className="overflow-hidden rounded-medium">
            <ProductPicture picture={picture.main} alt={picture.alt} fit="contain" />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
