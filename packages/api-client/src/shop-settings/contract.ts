import { listUnreadableThemes } from '@svetlitsa/domain/shop-settings/brand-colours'
import { settingsFormats as formats } from '@svetlitsa/domain/shop-settings/settings-formats'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import * as z from 'zod'
import { enteredSum } from '../sum/contract.ts'

const name = z.string().trim().min(1).max(60)
const line = z.string().trim().max(300)
const percent = z.number().min(0).max(100)
const colour = z.string().regex(formats.colour, 'must be #rrggbb in small letters')

/** A picture inside the style of every page, so it is small: 16 KB, an SVG, PNG or WebP. */
const mark = z
  .string()
  .max(22_000)
  .regex(/^data:image\/(svg\+xml|png|webp);base64,[A-Za-z0-9+/]+=*$/, 'must be a data URL')

export const shopBrand = z.strictObject({
  name: z.strictObject({ ru: name, kk: name, en: name }),
  mark: mark.nullable().default(null),
  colours: z
    .strictObject({ light: colour, dark: colour })
    .check(({ value, issues }) => {
      for (const theme of listUnreadableThemes(value)) {
        const message = 'cannot be read on the pages of this theme: the contrast is below 4.5'
        issues.push({ code: 'custom', input: value[theme], path: [theme], message })
      }
    })
    .nullable()
    .default(null),
})

const bank = z.strictObject({
  name: line.min(1),
  bic: z.string().regex(formats.bic),
  account: z.string().regex(formats.account),
  correspondentAccount: z.string().regex(formats.correspondentAccount).default(''),
})

export const shopLegal = z.strictObject({
  seller: line.min(1),
  inn: z.string().regex(formats.inn, 'must have 10 or 12 digits'),
  kpp: z.string().regex(formats.kpp, 'must have 9 digits').default(''),
  ogrn: z.string().regex(formats.ogrn, 'must have 13 or 15 digits').default(''),
  address: line.min(1),
  phone: z.string().regex(formats.phone),
  email: z.email().max(200),
  bank: bank.nullable().default(null),
  vatPercent: z.number().min(0).max(30).default(0),
})

const language = z.enum(['ru', 'kk', 'en'])

export const shopPromises = z.strictObject({
  bonusLevels: z
    .array(z.strictObject({ upTo: enteredSum.min(1).nullable(), percent }))
    .length(3)
    .refine(isRising, 'levels must rise, and only the last one has no upper limit'),
  bonusSpendPercent: percent,
  subscriptionBonus: enteredSum,
  assemblyPercent: percent,
  assemblyMinimum: enteredSum,
})

const { promises, payments, languages } = firstShopSettings

/** The settings of the shop; each member is a row (shop.setup). */
export const shopSettings = z.strictObject({
  brand: shopBrand,
  legal: shopLegal,
  languages: z
    .array(language)
    .refine((chosen) => chosen.includes('ru'), 'must contain ru')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'a language twice')
    .default(languages),
  promises: shopPromises.default(promises),
  payments: z.strictObject({ onReceipt: z.boolean(), bill: z.boolean() }).default(payments),
})

function isRising(levels: readonly { upTo: number | null }[]): boolean {
  return levels.every(({ upTo }, index) => {
    const before = levels[index - 1]?.upTo ?? 0
    return index === levels.length - 1 ? upTo === null : upTo !== null && upTo > before
  })
}
