import { isDeepStrictEqual } from 'node:util'
import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'

/** What a setup is now and what it changes, a line for each part. */
export function formatSetup(saved: ShopSetup, earlier: ShopSetup | null): string[] {
  const { brand, legal, languages, regions, warehouse, store } = saved
  const parts: [keyof ShopSetup, string][] = [
    ['brand', `name: ${brand.name.ru} · ${brand.name.kk} · ${brand.name.en}`],
    [
      'legal',
      `seller: ${legal.seller}, ${legal.inn}; bills: ${legal.bank ? 'yes' : 'no bank details'}`,
    ],
    ['languages', `languages: ${languages.join(', ')}`],
    ['regions', `regions: ${regions.join(', ')}`],
    ['warehouse', `warehouse: ${warehouse.name}, ${warehouse.address}`],
    ['store', `store: ${store ? `${store.name}, ${store.address}` : 'none'}`],
    ['tariffs', `delivery prices: ${formatTariffs(saved)}`],
    ['payments', `pay on receipt: ${saved.payments.onReceipt ? 'yes' : 'no'}`],
    [
      'promises',
      `bonuses: ${saved.promises.bonusLevels.map(({ percent }) => `${percent} %`).join(', ')}; assembly: ${saved.promises.assemblyPercent} %`,
    ],
  ]
  return parts.map(([key, text]) => {
    const isChanged = earlier !== null && !isDeepStrictEqual(earlier[key], saved[key])
    return `${isChanged ? 'changed  ' : '         '}${text}`
  })
}

function formatTariffs({ tariffs }: ShopSetup): string {
  const texts = Object.entries(tariffs).map(([code, prices]) => `${prices?.courier} ${code}`)
  return texts.join(', ') || 'the usual ones'
}
