const frameCount = 36

/** Addresses of the turntable frames: 00.webp to 35.webp, one for every ten degrees. */
export function listTurntableFrames(folder: string): string[] {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return Array.from(
    { length: frameCount },
    (_, index) => `${base}${String(index).padStart(2, '0')}.webp`,
  )
}
