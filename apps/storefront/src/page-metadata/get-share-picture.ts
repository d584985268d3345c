import { type PictureFile, toPictureData } from '@svetlitsa/shell/picture/to-picture-data'

export type SharePicture = { url: string; width: number; height: number; alt: string }

/** For a page without a picture of its own: the room picture of the home page. */
const defaultPicture = { src: 'drawn/scene/living.svg', width: 2000, height: 860 }

/** Returns the share picture as JPEG, which all messengers support. */
export function getSharePicture(alt: string, file: PictureFile = defaultPicture): SharePicture {
  const { sources, width, height } = toPictureData(file, 'scene')
  return { url: sources.src, width, height, alt }
}
