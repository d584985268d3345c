import { crc32, deflateSync } from 'node:zlib'

/** A PNG as a data address: pixels of grey and opacity (2 bytes) or of a colour and opacity (4). */
export function pngAddress(width: number, height: number, pixels: Uint8Array): string {
  const bytes = pixels.length / (width * height)
  const long = width * bytes
  const rows = Buffer.alloc(height * (long + 1))
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * long, (y + 1) * long), y * (long + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, bytes === 4 ? 6 : 4, 0, 0, 0], 8)
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
