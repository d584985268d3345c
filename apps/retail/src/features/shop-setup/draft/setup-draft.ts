import type { SavedShopSetup, ShopSetupInput } from '@svetlitsa/api-client/shop-setup/queries'
import { type DeliveryPrices, getUsualPrices } from '@svetlitsa/domain/delivery/delivery-tariff'
import { firstTengeRate } from '@svetlitsa/domain/money/money'
import { firstAccents } from '@svetlitsa/domain/shop-settings/brand-colours'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'

export type Currency = 'RUB' | 'KZT'
export const currencySigns = { RUB: '₽', KZT: '₸' } as const

type Setup = Omit<ShopSetupInput, 'version'>
type Texts<Values> = { [Key in keyof Values]: string }
type Bank = NonNullable<SavedShopSetup['legal']['bank']>
type Store = NonNullable<SavedShopSetup['store']>

/** A setup while it is edited: numbers are the texts of their fields, and no part is missing. */
export interface SetupDraft {
  brand: Omit<SavedShopSetup['brand'], 'colours'> & { colours: { light: string; dark: string } }
  hasOwnColours: boolean
  legal: Omit<SavedShopSetup['legal'], 'bank' | 'vatPercent'> & { bank: Bank; vatPercent: string }
  languages: SavedShopSetup['languages']
  regions: string[]
  warehouse: SavedShopSetup['warehouse']
  hasStore: boolean
  store: Store
  tariffs: Record<Currency, Texts<DeliveryPrices>>
  payments: SavedShopSetup['payments']
  promises: {
    bonusLevels: { upTo: string; percent: string }[]
    bonusSpendPercent: string
    subscriptionBonus: string
    assemblyPercent: string
    assemblyMinimum: string
  }
}

const noBank: Bank = { name: '', bic: '', account: '', correspondentAccount: '' }

/** The draft of a shop that is not set up yet; names of places are in the reader's language. */
export function createDraft(names: { warehouse: string; days: string }): SetupDraft {
  const hours = [{ days: names.days, opens: '10:00', closes: '21:00' }]
  const { brand, ...settings } = firstShopSettings
  const draft = toDraft({
    ...settings,
    brand: { ...brand, name: { ru: '', kk: '', en: '' } },
    regions: [],
    warehouse: { name: names.warehouse, city: '', address: '' },
    store: { name: '', city: '', address: '', phone: '', hours },
    tariffs: {},
  })
  return draft
}

export function toDraft(setup: SavedShopSetup): SetupDraft {
  const { brand, legal, store, tariffs, promises, ...rest } = setup
  const noStore = { name: '', city: '', address: '', phone: '', hours: [] }
  return {
    ...rest,
    brand: { ...brand, colours: brand.colours ?? firstAccents },
    hasOwnColours: brand.colours !== null,
    legal: { ...legal, bank: legal.bank ?? noBank, vatPercent: String(legal.vatPercent) },
    hasStore: store !== null,
    store: store ?? noStore,
    tariffs: {
      RUB: toTexts(tariffs.RUB ?? getUsualPrices(1)),
      KZT: toTexts(tariffs.KZT ?? getUsualPrices(firstTengeRate)),
    },
    promises: {
      ...toTexts({ ...promises, bonusLevels: null }),
      bonusLevels: promises.bonusLevels.map(toTexts),
    },
  }
}

/** What is sent; a text that is no number is left to the server to refuse. */
export function toSetup(draft: SetupDraft, currencies: readonly Currency[]): Setup {
  const { brand, hasOwnColours, legal, hasStore, store, tariffs, promises, ...rest } = draft
  const hasBank = Object.values(legal.bank).some((text) => text !== '')
  return {
    ...rest,
    brand: { ...brand, colours: hasOwnColours ? brand.colours : null },
    legal: {
      ...legal,
      bank: hasBank ? legal.bank : null,
      vatPercent: toNumber(legal.vatPercent),
    },
    store: hasStore ? store : null,
    tariffs: Object.fromEntries(currencies.map((code) => [code, toPrices(tariffs[code])])),
    promises: {
      bonusSpendPercent: toNumber(promises.bonusSpendPercent),
      subscriptionBonus: toNumber(promises.subscriptionBonus),
      assemblyPercent: toNumber(promises.assemblyPercent),
      assemblyMinimum: toNumber(promises.assemblyMinimum),
      bonusLevels: promises.bonusLevels.map(({ upTo, percent }, index) => ({
        upTo: index === promises.bonusLevels.length - 1 ? null : toNumber(upTo),
        percent: toNumber(percent),
      })),
    },
  }
}

function toPrices(texts: Texts<DeliveryPrices>): DeliveryPrices {
  return {
    courier: toNumber(texts.courier),
    courierFreeFrom: texts.courierFreeFrom === '' ? null : toNumber(texts.courierFreeFrom),
    outsidePerKm: toNumber(texts.outsidePerKm),
    toDoor: toNumber(texts.toDoor),
    lift: toNumber(texts.lift),
    floor: toNumber(texts.floor),
  }
}

function toTexts<Values extends object>(values: Values): Texts<Values> {
  const texts = Object.entries(values).map(([key, value]) => [key, String(value ?? '')])
  return Object.fromEntries(texts) as Texts<Values>
}

/** Also «1 500» and «7,5». */
export function toNumber(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
