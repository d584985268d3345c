/** The periods of an assembler's day, in local time (ADR 0068). A slot names one by its index. */
export const assemblyPeriods = [
  { timeFrom: '09:00', timeTo: '12:00' },
  { timeFrom: '12:00', timeTo: '15:00' },
  { timeFrom: '15:00', timeTo: '18:00' },
  { timeFrom: '18:00', timeTo: '21:00' },
] as const

/** Photographs that the gallery of one order holds at most. */
export const maxGalleryPhotos = 60
/** Sketches of one order. */
export const maxSketches = 20
