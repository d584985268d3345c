import { crc32 } from 'node:zlib'

interface PackedFile {
  name: string
  bytes: Buffer
}

/** USDZ wants the contents of each file to begin at a multiple of this (USDZ specification, «Layout»). */
const ALIGNMENT = 64
const HEAD_BYTES = 30
const ENTRY_BYTES = 46
/** An extra field has a head of its own: two bytes of kind and two of length. */
const EXTRA_HEAD_BYTES = 4
/** The kind that USD's own packer writes its padding under. */
const PADDING = 0x1986
/** The first of January 1980, the oldest day of a zip: the same model is the same file. */
const DAY = 0x0021
const VERSION = 20

/** Packs files as they are, without compression, into the zip that Quick Look reads from memory. */
export function packUsdz(files: readonly PackedFile[]): Buffer {
  const written: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const label = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(VERSION, 0)
    about.writeUInt16LE(DAY, 8)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(bytes.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(label.length, 22)
    const extra = paddingFor(at + HEAD_BYTES + label.length)
    entries.push(entryOf(about, label, at))
    about.writeUInt16LE(extra.length, 24)
    const head = [Buffer.from('PK\x03\x04', 'latin1'), about, label, extra]
    written.push(...head, bytes)
    at += HEAD_BYTES + label.length + extra.length + bytes.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...written, list, end])
}

function paddingFor(begin: number): Buffer {
  const gap = (ALIGNMENT - (begin % ALIGNMENT)) % ALIGNMENT
  if (gap === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(gap < EXTRA_HEAD_BYTES ? gap + ALIGNMENT : gap)
  extra.writeUInt16LE(PADDING, 0)
  extra.writeUInt16LE(extra.length - EXTRA_HEAD_BYTES, 2)
  return extra
}

/** The line of the list at the end of the zip: what stands before the file, and where that is. */
function entryOf(about: Buffer, label: Buffer, at: number): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES)
  entry.write('PK\x01\x02', 0, 'latin1')
  entry.writeUInt16LE(VERSION, 4)
  about.copy(entry, 6)
  entry.writeUInt32LE(at, 42)
  return Buffer.concat([entry, label])
}
