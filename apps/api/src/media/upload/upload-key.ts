import { randomUUID } from 'node:crypto'

/** Keys of an upload in the storage. None has an ending by which /media would serve it. */
export function buildUploadKey(id: string, kind: 'file' | 'thumbnail'): string {
  return `${buildUploadPrefix(id)}${kind}`
}

/** Different for every try, so that two that race for one position cannot overwrite each other. */
export function buildPartKey(id: string, position: number): string {
  return `${buildPartsPrefix(id)}${position}-${randomUUID()}`
}

export function buildPartsPrefix(id: string): string {
  return `${buildUploadPrefix(id)}parts/`
}

export function buildUploadPrefix(id: string): string {
  return `uploads/${id}/`
}
