import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { furnitureByKind } from '@svetlitsa/demo-drawings/furniture/furniture-by-kind'
import { drawFile } from '@svetlitsa/demo-drawings/picture/draw-file'
import { type DrawnProduct, formatDrawingPath } from '@svetlitsa/demo-drawings/picture/drawing-path'
import sharp from 'sharp'

/** A picture of a model, rendered or drawn. */
export interface ModelView {
  model: string
  picture: Buffer
}

interface EvaluationSet {
  /** Origin of the pictures. */
  source: 'studio' | 'drawn'
  /** The indexed pictures: models from the front, in all their finishes. */
  indexed: ModelView[]
  /** The same models from another side, used as queries. */
  queries: ModelView[]
}

/** Fewer models make the result meaningless. */
const MIN_MODELS = 30

/** Views of the studio's models; drawn ones while the studio has too few. */
export async function loadEvaluationSet(studioDir: string): Promise<EvaluationSet> {
  const studio = await readStudioViews(studioDir)
  const models = new Set(studio.queries.map(({ model }) => model))
  return models.size >= MIN_MODELS ? studio : buildDrawnViews()
}

interface Manifest {
  pictures: { model: string; view: string; file: string }[]
}

async function readStudioViews(studioDir: string): Promise<EvaluationSet> {
  const text = await readFile(join(studioDir, 'manifest.json'), 'utf8').catch(() => null)
  const { pictures }: Manifest = text === null ? { pictures: [] } : JSON.parse(text)
  const read = async (view: string): Promise<ModelView[]> => {
    const ofView = pictures.filter((candidate) => candidate.view === view)
    return Promise.all(
      ofView.map(async ({ model, file }) => ({
        model,
        picture: await readFile(join(studioDir, file)),
      })),
    )
  }
  return { source: 'studio', indexed: await read('front'), queries: await read('side') }
}

const colours = ['#D8C7A9', '#8C8C88', '#3E5A4C', '#A6613C', '#2C3A52']
const surfaces = ['weave', 'velvet', 'boucle', 'wood', 'paint'] as const
const sizes = [
  [90, 60, 85],
  [160, 80, 82],
  [220, 95, 84],
] as const

async function buildDrawnViews(): Promise<EvaluationSet> {
  const indexed: ModelView[] = []
  const queries: ModelView[] = []
  for (const [index, kind] of Object.keys(furnitureByKind).entries()) {
    for (const [sizeIndex, [widthCm, depthCm, heightCm]] of sizes.entries()) {
      const item: DrawnProduct = {
        kind,
        style: index * 12 + sizeIndex + 1,
        widthCm,
        depthCm,
        heightCm,
        colour: colours[(index + sizeIndex) % colours.length] ?? '#D8C7A9',
        surface: surfaces[(index + sizeIndex) % surfaces.length] ?? 'weave',
        view: 'front',
      }
      const model = `${kind}-${sizeIndex}`
      indexed.push({ model, picture: await draw(item) })
      queries.push({ model, picture: await draw({ ...item, view: 'side' }) })
    }
  }
  return { source: 'drawn', indexed, queries }
}

async function draw(item: DrawnProduct): Promise<Buffer> {
  const drawing = drawFile(formatDrawingPath(item))
  if (drawing === null) throw new Error(`no drawing for ${item.kind}`)
  return sharp(Buffer.from(drawing), { density: 36 }).png().toBuffer()
}
