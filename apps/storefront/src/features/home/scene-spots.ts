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
  { section: 'torshery', x: 13, y: 31, isOpen: true },
  { section: 'divany-pryamye', x: 37, y: 64, isOpen: true, isFirst: true },
  { section: 'stoliki-zhurnalnye', x: 45.5, y: 85 },
  { section: 'kresla-dlya-otdyha', x: 80.5, y: 75, isOpen: true },
]
