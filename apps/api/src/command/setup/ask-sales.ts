import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { getUsualPrices } from '@svetlitsa/domain/delivery/delivery-tariff'
import { firstTengeRate } from '@svetlitsa/domain/money/money'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import * as z from 'zod'
import type { Ask } from './open-questions.ts'

type Sales = Pick<ShopSetup, 'tariffs' | 'payments' | 'promises' | 'languages'>
type Currency = 'RUB' | 'KZT'

const amount = z.string().regex(/^\d{1,12}$/, 'It must be a whole number')
const amountOrNever = z.union([z.literal('-'), amount], 'It must be a whole number or -')
const percent = z
  .string()
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 100, 'It must be 0 to 100')
const languages = z.enum(['ru', 'ru kk', 'ru en', 'ru kk en'], 'It must be like: ru kk en')
const yesOrNo = z.enum(['y', 'n'], 'It must be y or n')

/** Asks for prices of delivery, ways to pay, promises and languages. */
export async function askSales(
  ask: Ask,
  { earlier, currencies }: { earlier: ShopSetup | null; currencies: readonly Currency[] },
): Promise<Sales> {
  const { payments, promises, languages: usual } = earlier ?? firstShopSettings
  const chosen = await ask('Languages of the pages', usual.join(' '), languages)
  const tariffs: ShopSetup['tariffs'] = {}
  for (const currency of currencies) {
    tariffs[currency] = await askTariff(ask, currency, earlier?.tariffs[currency])
  }
  const isOn = async (question: string, isUsual: boolean) =>
    (await ask(`${question} y or n`, isUsual ? 'y' : 'n', yesOrNo)) === 'y'
  return {
    languages: chosen.split(' ') as ShopSetup['languages'],
    tariffs,
    payments: {
      onReceipt: await isOn('May customers pay on receipt?', payments.onReceipt),
      bill: await isOn('May companies pay by bill?', payments.bill),
    },
    promises: {
      ...promises,
      bonusLevels: await askLevels(ask, promises.bonusLevels),
      assemblyPercent: Number(
        await ask('Assembly, percent of the price', String(promises.assemblyPercent), percent),
      ),
    },
  }
}

async function askTariff(
  ask: Ask,
  currency: Currency,
  earlier: ShopSetup['tariffs'][Currency],
): Promise<NonNullable<ShopSetup['tariffs'][Currency]>> {
  const prices = earlier ?? getUsualPrices(currency === 'KZT' ? firstTengeRate : 1)
  const courier = await ask(`Delivery by courier, ${currency}`, String(prices.courier), amount)
  const freeFrom = await ask(
    `Free from a sum of, ${currency}, or - for never`,
    String(prices.courierFreeFrom ?? '-'),
    amountOrNever,
  )
  const courierFreeFrom = freeFrom === '-' ? null : Number(freeFrom)
  return { ...prices, courier: Number(courier), courierFreeFrom }
}

async function askLevels(ask: Ask, levels: ShopSetup['promises']['bonusLevels']) {
  const asked: typeof levels = []
  for (const level of levels) {
    const until = level.upTo === null ? 'above' : `up to ${level.upTo}`
    const typed = await ask(`Bonuses for orders ${until}, percent`, String(level.percent), percent)
    asked.push({ ...level, percent: Number(typed) })
  }
  return asked
}
