export type SceneSpot = {
  /** The section whose most popular thing stands here. */
  section: string
  /** Where, in per cent of the scene. */
  x: number
  y: number
  isOpen?: boolean
  isFirst?: boolean
}

/** The room of the first page: its picture, and where in it a thing can be bought. */
export const scenePicture = { src: 'drawn/scene/living.svg', width: 2000, height: 860 }

export const sceneSpots: readonly SceneSpot[] = [
  { section: 'torshery', x: 11, y: 15, isOpen: true },
  { section: 'divany-pryamye', x: 40, y: 51, isOpen: true, isFirst: true },
  { section: 'stoliki-zhurnalnye', x: 44, y: 73 },
  { section: 'kresla-dlya-otdyha', x: 80, y: 58, isOpen: true },
]
