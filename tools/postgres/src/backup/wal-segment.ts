import { open } from 'node:fs/promises'
import { basename } from 'node:path'

/** Size of the files of the change log; initdb's default, which the embedded server keeps. */
export const SEGMENT_BYTES = 16_777_216
const SEGMENTS_PER_LOG = 0x1_0000_0000 / SEGMENT_BYTES
const HEADER_BYTES = 40

/** Whether a file of the change log: 24 hexadecimal digits of timeline, log and segment. */
export function isSegmentName(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name)
}

/** The name that follows on the same timeline. */
export function nextSegmentName(name: string): string {
  const log = Number.parseInt(name.slice(8, 16), 16)
  const segment = Number.parseInt(name.slice(16), 16) + 1
  const [nextLog, nextSegment] = segment < SEGMENTS_PER_LOG ? [log, segment] : [log + 1, 0]
  return `${name.slice(0, 8)}${toHex(nextLog)}${toHex(nextSegment)}`
}

/**
 * Whether a file was written by this database system. PostgreSQL renames old files for later use, so
 * the position in the first page (XLogLongPageHeaderData) must be the one that the name states.
 */
export async function isWrittenSegment(path: string, systemId: bigint): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0)
    const isWhole = bytesRead === HEADER_BYTES && (await file.stat()).size === SEGMENT_BYTES
    const name = basename(path)
    const log = BigInt(`0x${name.slice(8, 16)}`)
    const position = (log << 32n) + BigInt(`0x${name.slice(16)}`) * BigInt(SEGMENT_BYTES)
    return isWhole && readUint64(header, 8) === position && readUint64(header, 24) === systemId
  } finally {
    await file.close()
  }
}

/** The identifier that initdb gave to a database system, from its control file. */
export async function readSystemId(controlFile: string): Promise<bigint> {
  const file = await open(controlFile, 'r')
  try {
    const field = Buffer.alloc(8)
    await file.read(field, 0, 8, 0)
    return readUint64(field, 0)
  } finally {
    await file.close()
  }
}

/** In the byte order of the machine, as PostgreSQL writes it; the embedded ones are little-endian. */
function readUint64(bytes: Buffer, offset: number): bigint {
  return bytes.readBigUInt64LE(offset)
}

function toHex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0')
}
