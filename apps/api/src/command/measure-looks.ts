import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { readEnv } from '../env.ts'
import { colourHistogram } from '../modules/image-search/colour-histogram.ts'
import { heldBackViews, type ModelView } from '../modules/image-search/held-back-views.ts'
import { alikeness, bytesOfLook } from '../modules/image-search/look-bytes.ts'
import { lookOf } from '../modules/image-search/look-of.ts'
import { mirrored } from '../modules/image-search/pixels.ts'
import { readPixels } from '../modules/image-search/read-pixels.ts'

/**
 * Measures the search by picture on views of the models that the index does not hold: how often the
 * right model is among the first ten, by looks and by a plain colour histogram. Writes the shares
 * into the file that is named.
 */
interface Seen {
  model: string
  looks: Float32Array[]
  stored: Buffer
  histogram: Float32Array
}

const FIRST = [1, 5, 10] as const

const { indexed, asked, source } = await heldBackViews(readEnv().STUDIO_DIR)
const known = await Promise.all(indexed.map((view) => see(view, view.picture)))
const questions: Seen[] = []
for (const view of asked) questions.push(await see(view, await asPhotograph(view.picture)))

const byLook = (question: Seen, one: Seen) =>
  Math.max(...question.looks.map((look) => alikeness(look, one.stored)))
const byHistogram = (question: Seen, one: Seen) =>
  question.histogram.reduce((sum, share, at) => sum + share * (one.histogram[at] ?? 0), 0)

writeFileSync(
  process.argv[2] ?? '/dev/stdout',
  JSON.stringify({
    source,
    models: new Set(known.map(({ model }) => model)).size,
    indexed: known.length,
    asked: questions.length,
    looks: Object.fromEntries(FIRST.map((first) => [first, shareFound(byLook, first)])),
    histogram: Object.fromEntries(FIRST.map((first) => [first, shareFound(byHistogram, first)])),
  }),
)

async function see({ model }: ModelView, picture: Buffer): Promise<Seen> {
  const pixels = await readPixels(sharp(picture))
  const looks = [lookOf(pixels), lookOf(mirrored(pixels))]
  return {
    model,
    looks,
    stored: bytesOfLook(looks[0] ?? new Float32Array()),
    histogram: await colourHistogram(sharp(picture)),
  }
}

/** What a phone makes of a view: cut a little, darker, squeezed. */
async function asPhotograph(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  return sharp(picture)
    .extract({
      left: Math.round(width * 0.03),
      top: Math.round(height * 0.04),
      width: Math.round(width * 0.94),
      height: Math.round(height * 0.93),
    })
    .modulate({ brightness: 0.93 })
    .jpeg({ quality: 62 })
    .toBuffer()
}

/** In how many of a hundred questions the right model is among the first, each model told once. */
function shareFound(likeness: (question: Seen, one: Seen) => number, first: number): number {
  const found = questions.filter((question) => {
    const best = new Map<string, number>()
    for (const one of known) {
      best.set(one.model, Math.max(best.get(one.model) ?? -1, likeness(question, one)))
    }
    const models = [...best].sort((a, b) => b[1] - a[1]).slice(0, first)
    return models.some(([model]) => model === question.model)
  })
  return Math.round((found.length / Math.max(1, questions.length)) * 1_000) / 10
}
