import { BOOK_FILE, readFinishBook } from '../model-finish/finish-book.ts'
import { paintsOf } from '../model-finish/paints-of.ts'
import { fileInside } from './file-inside.ts'
import type { ModelWish } from './model-in-thread.ts'
import { readModelPath } from './model-path.ts'

/** What a path asks to be made of which GLB; null where the studio has none, or not in that finish. */
export async function findModelWish(
  path: string,
  folder: string,
): Promise<{ wish: ModelWish; changedMs: number } | null> {
  const wanted = readModelPath(path)
  if (!wanted) return null
  const { model, finish, kind } = wanted
  const found = await fileInside(folder, `models/${model}.glb`)
  if (!found) return null
  const wish = { file: found.file, folder, kind }
  if (!finish) return { wish: { ...wish, paints: [] }, changedMs: found.changedMs }
  const book = await fileInside(folder, BOOK_FILE)
  if (!book) return null
  const finishes = await readFinishBook(folder)
  if (!finishes.models[model]?.finishes.includes(finish)) return null
  const changedMs = Math.max(found.changedMs, book.changedMs)
  return { wish: { ...wish, paints: paintsOf(finishes, model, finish) }, changedMs }
}
