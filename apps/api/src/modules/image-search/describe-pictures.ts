import sharp from 'sharp'
import type { Services } from '../../platform/services.ts'
import { MediaMaker } from '../media/media-maker.ts'
import { filesWithoutLook, nextPictures, saveLook, withoutLook } from './picture-look.queries.ts'
import { lookEdition, seePicture } from './see-picture.ts'
import { sweepVisionQueries } from './vision-query.queries.ts'

/** Pictures looked through at once; most have been seen before. */
const PICTURES = 400
/** A chore holds up the others, and drawing holds up a core: a little at a time. */
const BUDGET_MS = 250
const AS_A_THUMB = {
  format: 'webp',
  width: 200,
  height: null,
  fit: 'cover',
  quality: 80,
  background: null,
} as const

interface Progress {
  /** The last picture that was looked at; those after it are new. */
  lastId: number
  waiting: string[]
  maker: MediaMaker
}

const progressOf = new WeakMap<Services, Progress>()

/**
 * Works out what pictures of goods look like, some in each call, whatever they are made from.
 * Answers whether there are more.
 */
export async function describePictures(
  services: Services,
  { budgetMs = BUDGET_MS } = {},
): Promise<boolean> {
  const { db } = services.database
  const progress = progressOf.get(services) ?? (await begin(services))
  const start = performance.now()
  do {
    if (progress.waiting.length === 0 && !(await lookOn(services, progress))) return false
    const file = progress.waiting.pop()
    if (file === undefined) continue
    const thumb = await progress.maker.picture(file, AS_A_THUMB)
    await saveLook(db, file, lookEdition, thumb ? await seePicture(sharp(thumb)) : null)
  } while (performance.now() - start < budgetMs)
  return true
}

/** Shoppers' pictures of yesterday are forgotten. */
export async function forgetVisionQueries({ database }: Services): Promise<void> {
  await sweepVisionQueries(database.db, new Date())
}

async function begin(services: Services): Promise<Progress> {
  const { files, lastId } = await filesWithoutLook(services.database.db, lookEdition)
  const maker = new MediaMaker(services.env, services.log)
  const progress = { lastId, waiting: files, maker }
  progressOf.set(services, progress)
  return progress
}

async function lookOn({ database }: Services, progress: Progress): Promise<boolean> {
  const pictures = await nextPictures(database.db, progress.lastId, PICTURES)
  const last = pictures.at(-1)
  if (!last) return false
  progress.lastId = last.id
  const files = pictures.map(({ file }) => file)
  progress.waiting = await withoutLook(database.db, files, lookEdition)
  return true
}
