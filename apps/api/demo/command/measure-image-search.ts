import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { readPixels } from '../../src/discovery/image-search/descriptor/describe-picture.ts'
import {
  calculateSimilarity,
  encodeDescriptor,
} from '../../src/discovery/image-search/descriptor/descriptor-bytes.ts'
import { buildImageDescriptor } from '../../src/discovery/image-search/descriptor/image-descriptor.ts'
import { mirrorPixels } from '../../src/discovery/image-search/descriptor/pixels.ts'
import { readEnv } from '../../src/env.ts'
import { applyDemoDefaults } from '../apply-demo-defaults.ts'
import { buildColourHistogram } from '../image-search/colour-histogram.ts'
import { loadEvaluationSet, type ModelView } from '../image-search/load-evaluation-set.ts'

/**
 * Measures the image search on views of the models that the index does not contain: how often the
 * right model is among the first ten results, by image embedding and by a plain color histogram.
 * Writes the shares to the given file.
 */
interface DescribedView {
  model: string
  descriptors: Float32Array[]
  stored: Buffer
  histogram: Float32Array
}

const FIRST = [1, 5, 10] as const

const { indexed, queries, source } = await loadEvaluationSet(
  applyDemoDefaults(readEnv()).STUDIO_DIR,
)
const indexedViews = await Promise.all(indexed.map((view) => describeView(view, view.picture)))
const queryViews: DescribedView[] = []
for (const view of queries)
  queryViews.push(await describeView(view, await simulatePhotograph(view.picture)))

const compareByDescriptor = (query: DescribedView, indexedView: DescribedView) =>
  Math.max(
    ...query.descriptors.map((descriptor) => calculateSimilarity(descriptor, indexedView.stored)),
  )
const compareByHistogram = (query: DescribedView, indexedView: DescribedView) =>
  query.histogram.reduce(
    (sum, share, index) => sum + share * (indexedView.histogram[index] ?? 0),
    0,
  )

writeFileSync(
  process.argv[2] ?? '/dev/stdout',
  JSON.stringify({
    source,
    models: new Set(indexedViews.map(({ model }) => model)).size,
    indexed: indexedViews.length,
    asked: queryViews.length,
    looks: Object.fromEntries(
      FIRST.map((first) => [first, calculateRecall(compareByDescriptor, first)]),
    ),
    histogram: Object.fromEntries(
      FIRST.map((first) => [first, calculateRecall(compareByHistogram, first)]),
    ),
  }),
)

async function describeView({ model }: ModelView, picture: Buffer): Promise<DescribedView> {
  const pixels = await readPixels(sharp(picture))
  const descriptors = [buildImageDescriptor(pixels), buildImageDescriptor(mirrorPixels(pixels))]
  return {
    model,
    descriptors,
    stored: encodeDescriptor(descriptors[0] ?? new Float32Array()),
    histogram: await buildColourHistogram(sharp(picture)),
  }
}

/** Simulates a photo taken with a phone: slightly cropped, darker and compressed. */
async function simulatePhotograph(picture: Buffer): Promise<Buffer> {
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

/**
 * Percentage of queries for which the right model is among the first results, counting each model
 * once.
 */
function calculateRecall(
  similarity: (query: DescribedView, indexedView: DescribedView) => number,
  first: number,
): number {
  const found = queryViews.filter((query) => {
    const best = new Map<string, number>()
    for (const indexedView of indexedViews) {
      best.set(
        indexedView.model,
        Math.max(best.get(indexedView.model) ?? -1, similarity(query, indexedView)),
      )
    }
    const models = [...best].sort((a, b) => b[1] - a[1]).slice(0, first)
    return models.some(([model]) => model === query.model)
  })
  return Math.round((found.length / Math.max(1, queryViews.length)) * 1_000) / 10
}
