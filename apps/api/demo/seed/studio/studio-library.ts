export interface StudioPicture {
  /** Path under /media/…/, with a content hash. */
  file: string
  width: number
  height: number
  view: string
}

/** A model with studio pictures in at least one finish. */
export interface StudioModel {
  id: string
  kind: string
  /** Null until it has been measured. */
  size: { widthCm: number; depthCm: number; heightCm: number } | null
  /** Parameters it was built from: centimetres, counts and text. */
  params: Readonly<Record<string, string | number | boolean>>
  /** By finish code; the first view of each is used on the card. */
  pictures: ReadonlyMap<string, readonly StudioPicture[]>
  drawing: StudioPicture | null
  /** Paths under /media/_/. */
  glb: string | null
  usdz: string | null
  /** Finishes in which the 3D model can be shown, the one it was built in first. */
  shownIn: readonly string[]
  /** Path of its folder of frames under /media/…/. */
  turntable: string | null
}

/** A room picture with models in it. */
export interface StudioScene extends StudioPicture {
  id: string
  models: readonly string[]
  /** By model: the finishes it has in this room. */
  finishes: Readonly<Record<string, readonly string[]>>
  /** Positions of the models, as fractions of the picture's size. */
  spots: readonly { model: string; x: number; y: number }[]
}

/** The studio's current library. Products that it covers are sold with its pictures. */
export interface StudioLibrary {
  models: readonly StudioModel[]
  scenes: readonly StudioScene[]
}

export const emptyLibrary: StudioLibrary = { models: [], scenes: [] }
