import type { YmlFeed, YmlOffer } from '../feed/yml-feed.ts'
import {
  collectNumberStyle,
  type NumberStyle,
  unknownStyle,
  xmlStyle,
} from '../number/number-style.ts'
import { splitMeasure } from '../number/parse-measure.ts'
import { getField } from './get-field.ts'
import { isMeasured } from './validate-params.ts'

/** How the clear numbers of a feed are written: its prices, its weight and package, its properties. */
export interface FeedStyles {
  prices: NumberStyle
  /** YML defines them with a decimal point and up to three decimals. */
  details: NumberStyle
  params: NumberStyle
}

/** @param feed with cleaned offers. */
export function collectFeedStyles({
  offers,
  hasXmlNumbers,
}: Pick<YmlFeed, 'offers' | 'hasXmlNumbers'>): FeedStyles {
  const measures = new Set(offers.flatMap(listMeasures))
  return {
    prices: collectNumberStyle(
      new Set(offers.flatMap((offer) => [getField(offer, 'price'), getField(offer, 'oldprice')])),
    ),
    details: collectNumberStyle(measures, xmlStyle),
    params: collectNumberStyle(measures, hasXmlNumbers ? xmlStyle : unknownStyle),
  }
}

function listMeasures(offer: YmlOffer): string[] {
  const texts = [
    getField(offer, 'weight'),
    getField(offer, 'count'),
    ...getField(offer, 'dimensions').split('/'),
    ...offer.params.filter(isMeasured).map(({ value }) => value),
  ]
  return texts.map((text) => splitMeasure(text)?.value ?? text)
}
