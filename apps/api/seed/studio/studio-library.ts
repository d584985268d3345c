export interface StudioPicture {
  /** Path under /media/…/, with a mark of its contents. */
  file: string
  width: number
  height: number
  view: string
}

/** A model that the studio has photographed in at least one finish. */
export interface StudioModel {
  id: string
  kind: string
  /** Empty until it was measured. */
  size: { widthCm: number; depthCm: number; heightCm: number } | null
  /** What it was built from: centimetres, counts and words. */
  params: Readonly<Record<string, string | number | boolean>>
  /** By the code of the finish; the first view of each is the card's. */
  pictures: ReadonlyMap<string, readonly StudioPicture[]>
  drawing: StudioPicture | null
  /** Paths under /media/_/. */
  glb: string | null
  usdz: string | null
  /** Finishes that the model can be shown in, the one it was built in first. */
  shownIn: readonly string[]
  /** Path of the folder of its frames under /media/…/. */
  turntable: string | null
}

/** A room in which models stand. */
export interface StudioScene extends StudioPicture {
  id: string
  models: readonly string[]
  /** By the model: the finishes it wears there. */
  finishes: Readonly<Record<string, readonly string[]>>
  /** Where they stand, as shares of the picture. */
  spots: readonly { model: string; x: number; y: number }[]
}

/** What the studio has made so far: the goods that it shows are sold with its pictures. */
export interface StudioLibrary {
  models: readonly StudioModel[]
  scenes: readonly StudioScene[]
}

export const emptyLibrary: StudioLibrary = { models: [], scenes: [] }
