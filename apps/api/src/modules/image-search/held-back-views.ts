import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawFile } from '../drawing/draw-file.ts'
import { type DrawnThing, drawnFile } from '../drawing/drawn-file.ts'
import { furnitureByKind } from '../drawing/furniture/furniture-by-kind.ts'

/** A picture of a model, whatever it is made from. */
export interface ModelView {
  model: string
  picture: Buffer
}

interface Views {
  /** Where the pictures come from. */
  source: 'studio' | 'drawn'
  /** What the index holds: models from the front, in all their finishes. */
  indexed: ModelView[]
  /** The same models from another side. */
  asked: ModelView[]
}

/** Fewer models prove nothing. */
const LEAST_MODELS = 30

/** Views of the studio's models; until it has enough of them, drawn ones. */
export async function heldBackViews(studioDir: string): Promise<Views> {
  const studio = await studioViews(studioDir)
  const models = new Set(studio.asked.map(({ model }) => model))
  return models.size >= LEAST_MODELS ? studio : drawnViews()
}

interface Manifest {
  pictures: { model: string; view: string; file: string }[]
}

async function studioViews(studioDir: string): Promise<Views> {
  const text = await readFile(join(studioDir, 'manifest.json'), 'utf8').catch(() => null)
  const { pictures }: Manifest = text === null ? { pictures: [] } : JSON.parse(text)
  const read = async (view: string): Promise<ModelView[]> => {
    const own = pictures.filter((one) => one.view === view)
    return Promise.all(
      own.map(async ({ model, file }) => ({
        model,
        picture: await readFile(join(studioDir, file)),
      })),
    )
  }
  return { source: 'studio', indexed: await read('front'), asked: await read('side') }
}

const colours = ['#D8C7A9', '#8C8C88', '#3E5A4C', '#A6613C', '#2C3A52']
const surfaces = ['weave', 'velvet', 'boucle', 'wood', 'paint'] as const
const sizes = [
  [90, 60, 85],
  [160, 80, 82],
  [220, 95, 84],
] as const

async function drawnViews(): Promise<Views> {
  const indexed: ModelView[] = []
  const asked: ModelView[] = []
  for (const [at, kind] of Object.keys(furnitureByKind).entries()) {
    for (const [of, [widthCm, depthCm, heightCm]] of sizes.entries()) {
      const thing: DrawnThing = {
        kind,
        style: at * 12 + of + 1,
        widthCm,
        depthCm,
        heightCm,
        colour: colours[(at + of) % colours.length] ?? '#D8C7A9',
        surface: surfaces[(at + of) % surfaces.length] ?? 'weave',
        view: 'front',
      }
      const model = `${kind}-${of}`
      indexed.push({ model, picture: await draw(thing) })
      asked.push({ model, picture: await draw({ ...thing, view: 'side' }) })
    }
  }
  return { source: 'drawn', indexed, asked }
}

async function draw(thing: DrawnThing): Promise<Buffer> {
  const drawing = drawFile(drawnFile(thing))
  if (drawing === null) throw new Error(`nothing is drawn for ${thing.kind}`)
  return sharp(Buffer.from(drawing), { density: 36 }).png().toBuffer()
}
