const frameCount = 36

/** Addresses of the frames of a turntable: 00.webp to 35.webp, one for every ten degrees. */
export function turntableFrames(folder: string): string[] {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return Array.from({ length: frameCount }, (_, at) => `${base}${String(at).padStart(2, '0')}.webp`)
}
