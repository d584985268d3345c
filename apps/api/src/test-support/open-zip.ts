interface ZippedFile {
  name: string
  /** Offset of its content in the archive. */
  offset: number
  method: number
  crc: number
  bytes: Buffer
}

/** The files of a zip in the order of its central directory, as a USDZ reader takes them. */
export function openZip(zip: Buffer): ZippedFile[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let entry = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const labelBytes = zip.readUInt16LE(entry + 28)
    const name = zip.toString('utf8', entry + 46, entry + 46 + labelBytes)
    const head = zip.readUInt32LE(entry + 42)
    const offset = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(offset, offset + zip.readUInt32LE(entry + 20))
    const found = {
      name,
      offset,
      method: zip.readUInt16LE(entry + 10),
      crc: zip.readUInt32LE(entry + 16),
      bytes,
    }
    entry += 46 + labelBytes + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
    return found
  })
}
