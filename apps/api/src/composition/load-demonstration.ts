import type { Env } from '../env.ts'
import type { PictureGenerator } from '../media/media/picture-generator.ts'

// Nothing else in the API reads DEMO or imports the folder `demo`, which the image of a shop does not
// hold (ADR 0107).

/** Whether this is a demonstration and not a shop. */
export function isDemonstration({ DEMO }: Pick<Env, 'DEMO'>): boolean {
  return DEMO
}

/** What only a demonstration has, to be put behind the ports of the shop; null in a shop. */
export async function loadDemonstration(env: Env) {
  if (!isDemonstration(env)) return null
  const { createDemonstration } = await import('../../demo/create-demonstration.ts')
  return createDemonstration(env)
}

/** What draws pictures for a program without services. */
export async function findPictureGenerator(
  env: Env,
): Promise<Pick<PictureGenerator, 'draw'> | null> {
  if (!isDemonstration(env)) return null
  const { drawDemoPicture } = await import('../../demo/drawing/draw-demo-picture.ts')
  return { draw: drawDemoPicture }
}
