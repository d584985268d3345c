import { uploadPurposes } from '@svetlitsa/domain/upload/upload-limits'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** What an upload is for. */
export const uploadPurpose = z.enum(uploadPurposes)

export type UploadPurpose = z.output<typeof uploadPurpose>

/** A finished upload that a form names when it is sent. */
export const uploadedPhoto = z.object({
  id: z.uuid(),
  /** The name of the person's own file. */
  name: z.string(),
  thumbnailUrl: z.string(),
})

export type UploadedPhoto = z.output<typeof uploadedPhoto>

const unfinishedUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The same for the same file, on whatever device. */
  fingerprint: z.string(),
  bytes: z.int(),
  received: z.int(),
})

export type UnfinishedUpload = z.output<typeof unfinishedUpload>

/** A file that arrived and that no form has taken. */
const looseUpload = uploadedPhoto.extend({ fingerprint: z.string() })

export type LooseUpload = z.output<typeof looseUpload>

/** An addition to the specified calls: what an upload can go on from (upload.resume). */
export const getUploads = defineCall({
  method: 'POST',
  path: '/api_vue/uploads/#getUploads',
  summary: 'The caller’s uploads for a purpose that no form has taken yet',
  body: z.object({ purpose: uploadPurpose }),
  answer: z.object({ unfinished: z.array(unfinishedUpload), finished: z.array(looseUpload) }),
  effect: 'read',
  caller: 'customer',
})

/** An addition to the specified calls: the last step of an upload, after its last byte. */
export const finishUpload = defineCall({
  method: 'POST',
  path: '/api_vue/uploads/#finishUpload',
  summary: 'Judge the bytes of an upload, and make its picture and thumbnail',
  body: z.strictObject({ id: z.uuid() }),
  answer: uploadedPhoto,
  refusals: {
    not_found: 404,
    upload_incomplete: 409,
    upload_type: 422,
    upload_damaged: 422,
    upload_pixels: 422,
  },
  effect: 'write',
  caller: 'customer',
})

/** An addition to the specified calls: an upload that is cancelled or not wanted any more. */
export const removeUpload = defineCall({
  method: 'POST',
  path: '/api_vue/uploads/#removeUpload',
  summary: 'Remove an upload that no form has taken',
  body: z.strictObject({ id: z.uuid() }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'customer',
})
