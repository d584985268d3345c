/** A box, or a thing that stands assembled: its sides in centimetres. */
export type Box = { widthCm: number; depthCm: number; heightCm: number }
