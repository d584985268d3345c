import { type PictureFile, pictureData } from '@svetlitsa/shell/card/picture-data'

export type SharePicture = { url: string; width: number; height: number; alt: string }

/** What stands for a page without a picture of its own: the room of the first page. */
const room = { src: 'drawn/scene/living.svg', width: 2000, height: 860 }

/** The picture a page is shared with, as messengers read it: jpeg, which all of them know. */
export function sharePicture(alt: string, file: PictureFile = room): SharePicture {
  const { sources, width, height } = pictureData(file, 'scene')
  return { url: sources.src, width, height, alt }
}
