import { uploadLimits, uploadTypes } from './upload-limits.ts'

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
