import { expect, it } from 'vitest'
import { findFileProblem, uploadLimits } from './upload-limits.ts'

const photo = { name: 'sofa.jpg', type: 'image/jpeg', bytes: 1 }

it.each([
  ['a photo', photo, null],
  ['256 MB', { ...photo, bytes: 268_435_456 }, null],
  ['256 MB and one byte', { ...photo, bytes: 268_435_457 }, 'size'],
  ['no bytes', { ...photo, bytes: 0 }, 'empty'],
  ['HEIC without a type', { ...photo, name: 'IMG_1.HEIC', type: '' }, null],
  ['PDF', { ...photo, name: 'act.pdf', type: 'application/pdf' }, null],
  ['SVG', { ...photo, name: 'a.svg', type: 'image/svg+xml' }, 'type'],
  ['GIF', { ...photo, name: 'a.gif', type: 'image/gif' }, 'type'],
  ['a type that belies the name', { ...photo, type: 'text/html' }, 'type'],
  ['an unknown file without a type', { ...photo, name: 'virus.exe', type: '' }, 'type'],
] as const)('[upload.limits] %s: %o is %s', (_, file, problem) => {
  expect(findFileProblem(file)).toBe(problem)
})

it('[upload.limits] the limits are those of the specification', () => {
  expect(uploadLimits).toMatchObject({
    maxFileBytes: 256 * 1024 * 1024,
    chunkBytes: 2_097_152,
    maxParallel: 2,
    maxRetries: 3,
    thumbnailPx: 120,
    maxThumbnailBytes: 10 * 1024 * 1024,
    maxFiles: 20,
    maxTotalBytes: 1024 ** 3,
  })
})
