import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import type { Context } from '../../platform/context/context.ts'
import { findTariffs } from '../../supply/delivery/delivery-terms.queries.ts'
import { buildServiceTag, type PriceTag } from './build-price-tag.ts'
import type { PrintStore } from './find-print-store.ts'

const plain = { unit: 'none', term: null, text: '' } as const

/** The tag of a service, and the number that its text names; null where it names none. */
export interface PrintedService {
  tag: PriceTag
  term: number | null
}

/** The services of the store's region with their prices now, by code, in the order of the tags. */
export async function listServices(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { region }: PrintStore,
): Promise<Map<string, PrintedService>> {
  const tariffs = await findTariffs(db, region)
  const courier = tariffs.find(({ kind }) => kind === 'courier')
  const general = region.generalTariff
  const texts = priceTagTexts[language].services
  const { sign } = region.currency
  const freeFrom = courier?.freeFrom ?? null
  const rows = [
    {
      code: 'courier',
      price: courier?.price ?? general.courier,
      unit: 'none',
      term: freeFrom,
      text:
        freeFrom === null
          ? ''
          : texts.freeFrom.replace('{sum}', formatPrice(freeFrom, { sign, convert: false })),
    },
    {
      code: 'outside',
      price: courier?.pricePerKm ?? general.outsidePerKm,
      unit: 'kilometre',
      term: null,
      text: texts.outsideText,
    },
    { code: 'toDoor', price: courier?.toDoorPrice ?? general.toDoor, ...plain },
    { code: 'lift', price: courier?.liftPrice ?? general.liftByElevator, ...plain },
    {
      code: 'floor',
      price: courier?.floorPrice ?? general.liftPerFloor,
      unit: 'floor',
      term: general.liftBandKg,
      text: texts.floorText.replace('{kg}', String(general.liftBandKg)),
    },
    {
      code: 'assembly',
      price: general.assemblyMinimum,
      unit: 'from',
      term: general.assemblyPercent,
      text: texts.assemblyText.replace('{percent}', String(general.assemblyPercent)),
    },
  ] as const
  return new Map(
    rows
      .filter(({ price }) => price > 0)
      .map(({ code, term, ...row }) => [
        code,
        { tag: buildServiceTag({ ...row, title: texts.names[code] }), term },
      ]),
  )
}
