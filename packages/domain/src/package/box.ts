/** A box or an assembled item; its sides in centimetres. */
export type Box = { widthCm: number; depthCm: number; heightCm: number }
