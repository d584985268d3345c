import {
  leastTextContrast,
  measureAccentContrast,
} from '@svetlitsa/domain/shop-settings/brand-colours'
import { settingsFormats as formats } from '@svetlitsa/domain/shop-settings/settings-formats'
import type { SetupTexts as Texts } from '../setup-texts.ts'
import { type Currency, type SetupDraft, toNumber } from './setup-draft.ts'

type Errors = Record<string, string>

/**
 * What a person can be told before anything is sent; the server judges everything again. Keys are
 * the paths of the fields, as the server names them.
 */
export function checkDraft(draft: SetupDraft, t: Texts, currencies: readonly Currency[]): Errors {
  return {
    ...checkBrand(draft, t),
    ...checkLegal(draft, t),
    ...(draft.regions.length === 0 && { regions: t('error.missing') }),
    ...checkPlaces(draft, t),
    ...checkPrices(draft, t, currencies),
    ...checkPromises(draft, t),
  }
}

export const isColour = (text: string) => formats.colour.test(text)

function checkBrand({ brand, hasOwnColours }: SetupDraft, t: Texts): Errors {
  const errors: Errors = {}
  for (const language of ['ru', 'kk', 'en'] as const)
    if (!brand.name[language].trim()) errors[`brand.name.${language}`] = t('error.missing')
  if (!hasOwnColours) return errors
  for (const theme of ['light', 'dark'] as const) {
    const colour = brand.colours[theme]
    const path = `brand.colours.${theme}`
    if (!isColour(colour)) errors[path] = t('brand.colourWrong')
    else if (measureAccentContrast(colour, theme) < leastTextContrast) {
      const least = String(leastTextContrast)
      errors[path] = t('brand.unreadable', { ratio: formatContrast(colour, theme), least })
    }
  }
  return errors
}

/** Rounded down, so that 4.46 is not shown as 4.5. */
export function formatContrast(colour: string, theme: 'light' | 'dark'): string {
  return (Math.floor(measureAccentContrast(colour, theme) * 10) / 10).toFixed(1)
}

function checkLegal({ legal }: SetupDraft, t: Texts): Errors {
  const errors: Errors = {}
  const check = (path: string, text: string, format: RegExp, wrong: string) => {
    if (!format.test(text.trim())) errors[path] = text.trim() ? wrong : t('error.missing')
  }
  const hint = (text: string) => t('error.wrong', { hint: text })
  check('legal.seller', legal.seller, /./, '')
  check('legal.inn', legal.inn, formats.inn, hint(t('legal.innHint')))
  check('legal.address', legal.address, /./, '')
  check('legal.phone', legal.phone, formats.phone, t('error.phone'))
  check('legal.email', legal.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('error.email'))
  if (legal.kpp) check('legal.kpp', legal.kpp, formats.kpp, hint(t('legal.kppHint')))
  if (legal.ogrn) check('legal.ogrn', legal.ogrn, formats.ogrn, hint(t('legal.ogrnHint')))
  if (!isPercent(legal.vatPercent, 30)) errors['legal.vatPercent'] = t('error.percent')
  const { name, bic, account, correspondentAccount } = legal.bank
  if (!(name || bic || account || correspondentAccount)) return errors
  check('legal.bank.name', name, /./, '')
  check('legal.bank.bic', bic, formats.bic, hint(t('legal.bicHint')))
  check('legal.bank.account', account, formats.account, hint(t('legal.accountHint')))
  if (correspondentAccount)
    check(
      'legal.bank.correspondentAccount',
      correspondentAccount,
      formats.correspondentAccount,
      hint(t('legal.correspondentHint')),
    )
  return errors
}

function checkPlaces(draft: SetupDraft, t: Texts): Errors {
  const errors: Errors = {}
  for (const part of draft.hasStore
    ? (['warehouse', 'store'] as const)
    : (['warehouse'] as const)) {
    const { name, city, address } = draft[part]
    if (!name.trim()) errors[`${part}.name`] = t('error.missing')
    if (!address.trim()) errors[`${part}.address`] = t('error.missing')
    if (!draft.regions.includes(city)) errors[`${part}.city`] = t('error.city')
  }
  if (!draft.hasStore) return errors
  for (const [index, { days, ...times }] of draft.store.hours.entries()) {
    const path = `store.hours.${index}`
    if (!days.trim()) errors[`${path}.days`] = t('error.missing')
    for (const end of ['opens', 'closes'] as const)
      if (!formats.hour.test(times[end])) errors[`${path}.${end}`] = t('error.time')
  }
  return errors
}

function checkPrices({ tariffs }: SetupDraft, t: Texts, currencies: readonly Currency[]): Errors {
  const errors: Errors = {}
  for (const currency of currencies)
    for (const [field, text] of Object.entries(tariffs[currency]))
      if (field !== 'courierFreeFrom' && text === '')
        errors[`tariffs.${currency}.${field}`] = t('error.missing')
  return errors
}

function checkPromises({ promises }: SetupDraft, t: Texts): Errors {
  const errors: Errors = {}
  let before = 0
  for (const [index, { upTo, percent }] of promises.bonusLevels.entries()) {
    const path = `promises.bonusLevels.${index}`
    if (!isPercent(percent)) errors[`${path}.percent`] = t('error.percent')
    if (index === promises.bonusLevels.length - 1) continue
    if (!(toNumber(upTo) > before)) errors[`${path}.upTo`] = t('error.levels')
    before = toNumber(upTo)
  }
  for (const field of ['bonusSpendPercent', 'assemblyPercent'] as const)
    if (!isPercent(promises[field])) errors[`promises.${field}`] = t('error.percent')
  for (const field of ['subscriptionBonus', 'assemblyMinimum'] as const)
    if (promises[field] === '') errors[`promises.${field}`] = t('error.missing')
  return errors
}

function isPercent(text: string, most = 100): boolean {
  const value = toNumber(text)
  return value >= 0 && value <= most
}
