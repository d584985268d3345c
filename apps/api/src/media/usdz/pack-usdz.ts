import { crc32 } from 'node:zlib'

interface PackedFile {
  name: string
  bytes: Buffer
}

/**
 * USDZ requires the content of each file to begin at a multiple of this (USDZ specification,
 * «Layout»).
 */
const ALIGNMENT = 64
const HEAD_BYTES = 30
const ENTRY_BYTES = 46
/** The header of an extra field: two bytes of type and two of length. */
const EXTRA_HEAD_BYTES = 4
/** The type of the padding field that USD's own packer uses. */
const PADDING = 0x1986
/**
 * 1 January 1980, the earliest date of a zip, so that the same model always gives the same file.
 */
const DOS_DATE = 0x0021
const VERSION = 20

/** Packs files without compression into the zip that Quick Look reads directly from memory. */
export function packUsdz(files: readonly PackedFile[]): Buffer {
  const written: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const nameBytes = Buffer.from(name)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(VERSION, 0)
    header.writeUInt16LE(DOS_DATE, 8)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(bytes.length, 14)
    header.writeUInt32LE(bytes.length, 18)
    header.writeUInt16LE(nameBytes.length, 22)
    const extra = calculatePadding(offset + HEAD_BYTES + nameBytes.length)
    entries.push(buildDirectoryEntry(header, nameBytes, offset))
    header.writeUInt16LE(extra.length, 24)
    const head = [Buffer.from('PK\x03\x04', 'latin1'), header, nameBytes, extra]
    written.push(...head, bytes)
    offset += HEAD_BYTES + nameBytes.length + extra.length + bytes.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...written, list, end])
}

function calculatePadding(begin: number): Buffer {
  const gap = (ALIGNMENT - (begin % ALIGNMENT)) % ALIGNMENT
  if (gap === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(gap < EXTRA_HEAD_BYTES ? gap + ALIGNMENT : gap)
  extra.writeUInt16LE(PADDING, 0)
  extra.writeUInt16LE(extra.length - EXTRA_HEAD_BYTES, 2)
  return extra
}

/**
 * An entry of the central directory at the end of the zip: the file's header fields and its offset.
 */
function buildDirectoryEntry(header: Buffer, nameBytes: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES)
  entry.write('PK\x01\x02', 0, 'latin1')
  entry.writeUInt16LE(VERSION, 4)
  header.copy(entry, 6)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, nameBytes])
}
