import * as z from 'zod'

const size = z.object({ widthCm: z.number(), depthCm: z.number(), heightCm: z.number() })

const param = z.union([z.string(), z.number(), z.boolean()])

/** The manifest of the studio's library; file paths are relative to the library folder. */
export const manifest = z.object({
  pictures: z.array(
    z.object({ model: z.string(), view: z.string(), finish: z.string(), file: z.string() }),
  ),
  scenes: z
    .array(
      z.object({
        scene: z.string(),
        file: z.string(),
        width: z.int(),
        height: z.int(),
        models: z.array(z.string()).default([]),
        /** The finishes of each model in this room. */
        finishes: z.record(z.string(), z.array(z.string())).default({}),
        spots: z.array(z.object({ model: z.string(), x: z.number(), y: z.number() })).default([]),
      }),
    )
    .default([]),
  models: z
    .array(
      z.object({
        model: z.string(),
        kind: z.string(),
        size: size.nullish(),
        params: z.record(z.string(), param).default({}),
        glb: z.string().nullish(),
        usdz: z.string().nullish(),
        drawing: z.string().nullish(),
        /** Number of frames. */
        turntable: z.int().default(0),
      }),
    )
    .default([]),
})

export type Manifest = z.output<typeof manifest>
