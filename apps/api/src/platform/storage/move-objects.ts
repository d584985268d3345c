import type { Storage } from './storage.ts'

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

interface MovedObjects {
  objects: number
  bytes: number
}

/**
 * Moves every object of a storage to another one. May be interrupted and repeated, also while both
 * are in use: an object is removed from the first only when the second has all of it.
 */
export async function moveObjects(from: Storage, to: Storage): Promise<MovedObjects> {
  const moved: MovedObjects = { objects: 0, bytes: 0 }
  for await (const { key, bytes } of from.list('')) {
    if ((await to.head(key))?.bytes !== bytes) {
      const stream = await from.get(key)
      // It was removed since it was listed.
      if (!stream) continue
      await to.put(key, { stream, bytes }, types[key.split('.').at(-1) ?? ''])
    }
    await from.delete(key)
    moved.objects += 1
    moved.bytes += bytes
  }
  return moved
}
