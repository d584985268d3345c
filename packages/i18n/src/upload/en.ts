import type { TextShape } from '../translator/text-shape.ts'
import type { upload as source } from './ru.ts'

export const upload: TextShape<typeof source> = {
  add: 'Add photos',
  camera: 'Take a photo',
  drop: 'or drop files here, or paste them from the clipboard',
  remove: 'Remove the file {name}',
  cancel: 'Cancel the upload of {name}',
  cancelShort: 'Cancel',
  retry: 'Upload the file {name} again',
  retryShort: 'Try again',
  progress: 'Uploading {name}',
  waiting: 'Waiting',
  hint: 'Up to {count, plural, one {# file} other {# files}}: JPEG, PNG, WebP, HEIC or PDF up to 256 MB',
  problem: {
    size: 'The file “{name}” is too large: {size} MB. The limit is {max} MB.',
    type: 'A file of the type of “{name}” cannot be uploaded.',
    empty: 'The file “{name}” is empty.',
    server: 'The file “{name}” was not uploaded: the server responded with the code {code}.',
    cancelled: 'The upload of “{name}” was cancelled.',
    many: 'No more files can be uploaded: the limit is {count}.',
    json: 'The file “{name}” was not uploaded: the server sent invalid JSON.',
    network: 'The file “{name}” was not uploaded to the cloud: a network error.',
  },
}
