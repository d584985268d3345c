import { type BonusLevelTerms, bonusLevels, bonusTerms } from '../bonus/bonus-level.ts'
import { defaultDeliveryTariff } from '../delivery/delivery-tariff.ts'
import type { Language } from '../language/language.ts'

/** What identifies the shop on pages, in messages and on documents (shop.brand). */
export type ShopBrand = {
  name: Record<Language, string>
  /** The mark beside the name, as a data URL of a picture; null for the initial of the name. */
  mark: string | null
  /** The accent colour of each theme, as #rrggbb; null for terracotta. */
  colours: BrandAccents | null
}

export type BrandAccents = { light: string; dark: string }

export type SellerBank = {
  name: string
  /** BIC: nine digits in Russia, eight or eleven characters in Kazakhstan. */
  bic: string
  account: string
  correspondentAccount: string
}

/** The seller by law: on the footer, bills, contracts and receipts. */
export type ShopLegal = {
  seller: string
  /** INN of a Russian seller, BIN or IIN of a Kazakh one. */
  inn: string
  kpp: string
  /** OGRN or OGRNIP; empty in Kazakhstan. */
  ogrn: string
  address: string
  phone: string
  email: string
  bank: SellerBank | null
  /** VAT contained in the prices, in percent; 0 without VAT. */
  vatPercent: number
}

/** Figures that the shop promises its customers. */
export type ShopPromises = {
  bonusLevels: BonusLevelTerms[]
  /** The largest part of the goods' sum that bonuses may pay, in percent. */
  bonusSpendPercent: number
  /** For subscribing to the newsletter, in roubles. */
  subscriptionBonus: number
  assemblyPercent: number
  /** In roubles; converted for other currencies. */
  assemblyMinimum: number
}

/** Ways to pay that need no acquirer. */
export type ShopPayments = { onReceipt: boolean; bill: boolean }

/** The settings of a shop; each member is a row of its own. */
export type ShopSettings = {
  brand: ShopBrand
  legal: ShopLegal
  /** The languages offered to readers; Russian is always one of them. */
  languages: Language[]
  promises: ShopPromises
  payments: ShopPayments
}

const noLegal: ShopLegal = {
  seller: '',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  phone: '',
  email: '',
  bank: null,
  vatPercent: 0,
}

/** What holds until the shop is set up; the promises are those of ADR 0040. */
export const firstShopSettings: ShopSettings = {
  brand: {
    name: { ru: 'Новый магазин', kk: 'Жаңа дүкен', en: 'New shop' },
    mark: null,
    colours: null,
  },
  legal: noLegal,
  languages: ['ru', 'kk', 'en'],
  promises: {
    bonusLevels: [...bonusLevels],
    bonusSpendPercent: bonusTerms.spendPercent,
    subscriptionBonus: bonusTerms.subscriptionBonus,
    assemblyPercent: defaultDeliveryTariff.assemblyPercent,
    assemblyMinimum: defaultDeliveryTariff.assemblyMinimum,
  },
  payments: { onReceipt: true, bill: true },
}
