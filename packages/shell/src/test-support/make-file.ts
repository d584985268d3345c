/** A file of this size, whose bytes follow from its name. */
export function makeFile(name: string, bytes = 1000, type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes).fill(name.length)], name, { type })
}

/** As large as it says it is, without its bytes. */
export function pretendSize(file: File, bytes: number): File {
  return Object.defineProperty(file, 'size', { value: bytes })
}
