export type TextureName = 'weave' | 'boucle' | 'velvet' | 'rib' | 'grain' | 'pile'

/** What a part is made of, as far as a drawing tells it. */
export interface Material {
  /** #rrggbb in even light. */
  colour: string
  texture: TextureName | null
  /** 0 is chalk, 1 a mirror. */
  gloss: number
}

/** A stuff by its colour, its texture and its gloss. */
export function material(colour: string, texture: TextureName | null = null, gloss = 0): Material {
  return { colour, texture, gloss }
}

export const oak = material('#CDA878', 'grain', 0.1)
export const walnut = material('#7A563C', 'grain', 0.12)
export const blackMetal = material('#2C2C2E', null, 0.35)
export const brass = material('#BF9A58', null, 0.7)
export const steel = material('#B7BBBF', null, 0.6)
export const darkGap = material('#3A3029', null, 0)
export const whiteLinen = material('#F3EFE8', 'weave', 0)
export const plaster = material('#EDE8DF', null, 0)
