/** Common lift cabins (inner sizes of GOST 33984.1) with their doors. */
export const liftPresets = {
  small: { widthCm: 95, depthCm: 110, heightCm: 210, doorWidthCm: 65, doorHeightCm: 200 },
  middle: { widthCm: 110, depthCm: 140, heightCm: 210, doorWidthCm: 80, doorHeightCm: 200 },
  cargo: { widthCm: 120, depthCm: 210, heightCm: 215, doorWidthCm: 120, doorHeightCm: 200 },
}
