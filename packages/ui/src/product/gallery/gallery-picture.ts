import type { PictureData } from '../../media/product-picture/product-picture.tsx'

/** A picture of the gallery with its smaller file for the thumbnail and its alt text. */
export type GalleryPicture = { main: PictureData; thumb: PictureData; alt: string }

export type GalleryLabels = {
  /** «Фото товара». */
  gallery: string
  /** «Фото {n} из {of}». */
  photo: string
  previous: string
  next: string
  /** «Увеличить». */
  zoom: string
  /** «Показать все фото». */
  all: string
  close: string
}

/** Formats «Фото {n} из {of}». */
export const formatPhotoCounter = (
  template: string,
  number: number | string,
  total: number | string,
): string => template.replace('{n}', String(number)).replace('{of}', String(total))
