import type { Box } from '@svetlitsa/domain/package/box'
import { fitsLift, type Lift } from '@svetlitsa/domain/package/fits-lift'
import { fitsNiche } from '@svetlitsa/domain/package/fits-niche'
import { type Opening, passesDoor } from '@svetlitsa/domain/package/passes-door'
import type { carryTexts } from '@svetlitsa/i18n/carry-texts'
import type { Translator } from '@svetlitsa/i18n/translator'
import type { ProductOffer } from '../product-offer.ts'

export type CarryPlace = { lift: Lift; door: Opening; niche: Box }

type Verdict = { kind: 'lift' | 'door' | 'niche'; isGood: boolean; text: string }

/** A hand's breadth beside a box, so that it passes without scratching. */
const slackCm = 4

type Say = Translator<(typeof carryTexts)['ru']>

/** What lift, door and niche mean for an offer; a place whose sizes are unknown is passed over. */
export function carryVerdicts(
  {
    boxes,
    widthCm,
    depthCm,
    heightCm,
  }: Pick<ProductOffer, 'boxes' | 'widthCm' | 'depthCm' | 'heightCm'>,
  { lift, door, niche }: CarryPlace,
  say: Say,
): Verdict[] {
  const verdicts: Verdict[] = []
  const tell = (kind: 'lift' | 'door', stuck: readonly Box[]) => {
    const [good, bad] =
      kind === 'lift'
        ? (['passesLift', 'failsLift'] as const)
        : (['passesDoor', 'failsDoor'] as const)
    const isGood = stuck.length === 0
    const named = [...new Set(stuck.map((box) => say('box', { size: sizeOf(box) })))]
    verdicts.push({
      kind,
      isGood,
      text: isGood ? say(good) : say(bad, { boxes: named.join(', ') }),
    })
  }
  if (lift.widthCm > 0 && lift.depthCm > 0 && lift.heightCm > 0) {
    tell(
      'lift',
      boxes.filter((box) => !fitsLift(box, lift)),
    )
  }
  if (door.widthCm > 0 && door.heightCm > 0) {
    const narrow = { widthCm: door.widthCm - slackCm, heightCm: door.heightCm }
    tell(
      'door',
      boxes.filter((box) => !passesDoor(box, narrow)),
    )
  }
  if (
    widthCm &&
    depthCm &&
    heightCm &&
    niche.widthCm > 0 &&
    niche.depthCm > 0 &&
    niche.heightCm > 0
  ) {
    const thing = { widthCm, depthCm, heightCm }
    const isGood = fitsNiche(thing, niche)
    verdicts.push({
      kind: 'niche',
      isGood,
      text: isGood ? say('fitsNiche') : say('failsNiche', { sizes: shortOf(thing, niche, say) }),
    })
  }
  return verdicts
}

function sizeOf({ widthCm, depthCm, heightCm }: Box): string {
  return `${widthCm} × ${depthCm} × ${heightCm}`
}

function shortOf(thing: Box, niche: Box, say: Say): string {
  const sides = [
    ['width', thing.widthCm - niche.widthCm],
    ['depth', thing.depthCm - niche.depthCm],
    ['height', thing.heightCm - niche.heightCm],
  ] as const
  return sides
    .filter(([, count]) => count > 0)
    .map(([side, count]) => say('missing', { count, side: say(`sides.${side}`) }))
    .join(', ')
}
