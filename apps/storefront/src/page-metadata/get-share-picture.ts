import type { Language } from '@svetlitsa/domain/language/language'
import {
  getSharePicturePath,
  sharePictureSize,
} from '@svetlitsa/domain/shop-settings/brand-picture-paths'
import { type PictureFile, toPictureData } from '@svetlitsa/shell/picture/to-picture-data'

export type SharePicture = { url: string; width: number; height: number; alt: string }

/**
 * Returns the share picture as JPEG, which all messengers support: that of the page, or the one with
 * the shop's mark and name.
 */
export function getSharePicture(alt: string, language: Language, file?: PictureFile): SharePicture {
  if (!file) return { url: getSharePicturePath(language), ...sharePictureSize, alt }
  const { sources, width, height } = toPictureData(file, 'scene')
  return { url: sources.src, width, height, alt }
}
