import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import type { HeicAnswer, HeicTask } from './decode-heic.ts'

type DecodableImage = Awaited<ReturnType<typeof decode.all>>[number] & {
  width: number
  height: number
}

const { file, maxPixels }: HeicTask = workerData

async function answer(): Promise<HeicAnswer> {
  // Its types lack the size, by which a picture is refused before it is decoded.
  const images: (DecodableImage | undefined)[] = (await decode.all({
    buffer: await readFile(file),
  })) as DecodableImage[]
  const [image] = images
  if (!image) return { kind: 'damaged' }
  if (image.width * image.height > maxPixels) return { kind: 'pixels' }
  const { width, height, data } = await image.decode()
  return { kind: 'decoded', width, height, data: new Uint8Array(data) }
}

const message = await answer().catch((): HeicAnswer => ({ kind: 'damaged' }))
parentPort?.postMessage(message, message.kind === 'decoded' ? [message.data.buffer] : [])
