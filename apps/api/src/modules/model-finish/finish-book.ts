import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const look = z.object({
  body: z.looseObject({}),
  extensions: z.record(z.string(), z.unknown()),
  /** Whether it has a picture of its colour, and of its relief. */
  albedo: z.boolean(),
  normal: z.boolean(),
  relief: z.number().optional(),
  /** Its pictures are `surfaces/{map}-albedo.jpg` and `surfaces/{map}-normal.jpg`. */
  map: z.string().optional(),
  /** What the pictures cover, in metres. */
  tile: z.tuple([z.number(), z.number()]).optional(),
})

/** What the studio says of finishes on 3D models (tools/studio, commands/finishes.py). */
export const finishBook = z.object({
  looks: z.record(z.string(), look),
  models: z.record(
    z.string(),
    z.object({
      /** The finish that its file was made in. */
      main: z.string(),
      /** Those it can be shown in. */
      finishes: z.array(z.string()),
      /** What a throw or a cushion beside the finish wears. */
      accents: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

export type FinishBook = z.output<typeof finishBook>
export type FinishLook = z.output<typeof look>

export const BOOK_FILE = 'finishes.json'

/** The book of a studio's library, which must be there. */
export async function readFinishBook(folder: string): Promise<FinishBook> {
  return finishBook.parse(JSON.parse(await readFile(join(folder, BOOK_FILE), 'utf8')))
}
