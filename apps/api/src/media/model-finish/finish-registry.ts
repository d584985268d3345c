import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const finishMaterial = z.object({
  body: z.looseObject({}),
  extensions: z.record(z.string(), z.unknown()),
  /** Whether the finish has a colour map, and whether it has a normal map. */
  albedo: z.boolean(),
  normal: z.boolean(),
  relief: z.number().optional(),
  /** Name of its texture files `surfaces/{map}-albedo.jpg` and `surfaces/{map}-normal.jpg`. */
  map: z.string().optional(),
  /** Area covered by the textures, in metres. */
  tile: z.tuple([z.number(), z.number()]).optional(),
})

/** The studio's registry of finishes on 3D models (demo/studio, commands/finishes.py). */
export const finishRegistry = z.object({
  looks: z.record(z.string(), finishMaterial),
  models: z.record(
    z.string(),
    z.object({
      /** The finish of the original file. */
      main: z.string(),
      /** Finishes in which the model can be shown. */
      finishes: z.array(z.string()),
      /** Finishes of accents such as a throw or a cushion, by the main finish. */
      accents: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

export type FinishRegistry = z.output<typeof finishRegistry>
export type FinishMaterial = z.output<typeof finishMaterial>

export const REGISTRY_FILE = 'finishes.json'

/** Reads the registry of a studio's library, which must exist. */
export async function readFinishRegistry(folder: string): Promise<FinishRegistry> {
  return finishRegistry.parse(JSON.parse(await readFile(join(folder, REGISTRY_FILE), 'utf8')))
}
