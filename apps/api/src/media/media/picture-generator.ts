declare module '../../platform/services/services.ts' {
  interface Services {
    /** Draws the goods of a demonstration; null in a shop, whose pictures are in its storage. */
    pictureGenerator: PictureGenerator | null
  }
}

/** Port to what draws pictures instead of reading them. */
export interface PictureGenerator {
  /** The SVG drawing of a path under drawn/; null when there is none. */
  draw(path: string): Promise<string | null>
  close(): Promise<void>
}
