/** Limits of uploads (upload.limits); of a claim as decided for uploads. Sizes are in bytes. */
export const uploadLimits = {
  maxFileBytes: 256 * 1024 * 1024,
  chunkBytes: 2_097_152,
  maxParallel: 2,
  maxRetries: 3,
  thumbnailPx: 120,
  /** A larger picture is shown as a file, without a thumbnail of its own. */
  maxThumbnailBytes: 10 * 1024 * 1024,
  maxPixels: 100_000_000,
  /** Files and bytes that a person may have uploaded for one form, such as a claim. */
  maxFiles: 20,
  maxTotalBytes: 1024 * 1024 * 1024,
  /** The same of all forms that are still being filled in. */
  maxLooseFiles: 40,
  maxLooseBytes: 2 * 1024 * 1024 * 1024,
} as const

/** Photographs that the gallery of one assembly holds at most. */
export const maxGalleryPhotos = 60
/** Sketches of one order. */
export const maxSketches = 20

/** Types of files that may be uploaded. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const

/** What an upload is for. */
export const uploadPurposes = ['claim', 'review', 'assembly', 'banner'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

export type FileProblem = 'empty' | 'size' | 'type'

interface ChosenFile {
  name: string
  /** Media type; browsers leave it empty for files that they do not know, such as HEIC. */
  type: string
  bytes: number
}

const extensions = /\.(jpe?g|png|webp|hei[cf]|pdf)$/i
const types: ReadonlySet<string> = new Set(uploadTypes)

/**
 * What speaks against uploading a file, judged by what its owner says about it; null if nothing does
 * (upload.limits). Its bytes are judged when they have arrived.
 */
export function findFileProblem({ name, type, bytes }: ChosenFile): FileProblem | null {
  const isAllowedType = type === '' ? extensions.test(name) : types.has(type.toLowerCase())
  if (!isAllowedType) return 'type'
  if (bytes > uploadLimits.maxFileBytes) return 'size'
  return bytes === 0 ? 'empty' : null
}
