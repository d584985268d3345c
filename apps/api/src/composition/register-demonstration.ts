import type { Env } from '../env.ts'
import type { PictureGenerator } from '../media/media/picture-generator.ts'
import type { StandIns } from '../payment/provider/stand-ins.ts'
import type { Captcha } from '../people/captcha/captcha.ts'
import type { Db } from '../platform/database/database.ts'
import type { HandledJob } from '../platform/jobs/handle-job.ts'
import type { Services } from '../platform/services/services.ts'
import type { MessageSenders } from '../shop/message/create-senders.ts'

// Nothing else in the API reads DEMO or imports the folder `demo`, which the image of a shop does not
// hold (ADR 0107).

/** What only a demonstration has, to be put behind the ports of the shop. */
export interface Demonstration {
  /** The settings, with other defaults than in a shop. */
  env: Env
  handledJobs: readonly HandledJob[]
  pictureGenerator: PictureGenerator
  /** Saves the settings of a shop that has none yet. */
  ensureShopSettings(db: Db): Promise<void>
  /** Adds the senders that the shop has no keys for. */
  completeSenders(senders: MessageSenders): MessageSenders
  /** The imitated captcha; null where another one is set. */
  createCaptcha(host: DemonstrationHost): Captcha | null
  createStandIns(host: DemonstrationHost): StandIns
}

/** What stand-ins know of the process that they answer in. */
export type DemonstrationHost = Pick<Services, 'env' | 'log' | 'getOrigin'>

/** Whether this is a demonstration and not a shop. */
export function isDemonstration({ DEMO }: Pick<Env, 'DEMO'>): boolean {
  return DEMO
}

/** The parts of a demonstration; null in a shop. */
export async function loadDemonstration(env: Env): Promise<Demonstration | null> {
  if (!isDemonstration(env)) return null
  const { createDemonstration } = await import('../../demo/register-demonstration.ts')
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
