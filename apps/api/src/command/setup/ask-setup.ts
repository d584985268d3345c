import { shopLegal } from '@svetlitsa/api-client/shop-settings/contract'
import { type ShopSetup, shopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { listUnreadableThemes } from '@svetlitsa/domain/shop-settings/brand-colours'
import { settingsFormats } from '@svetlitsa/domain/shop-settings/settings-formats'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import * as z from 'zod'
import { cities, findCity } from '../../desk/shop-setup/cities.ts'
import { askPlaces } from './ask-places.ts'
import { askSales } from './ask-sales.ts'
import { type Ask, openQuestions } from './open-questions.ts'

const name = z.string().min(1, 'The name is missing').max(60)

/**
 * Asks for everything that founds a shop; an empty answer keeps what is shown in brackets. What is
 * not asked (mark, further prices and promises) keeps its value and is set by a file or on the screen.
 *
 * @throws SetupEndedError
 */
export async function askSetup(
  earlier: ShopSetup | null,
  { input = process.stdin, output = process.stdout }: Partial<Streams> = {},
): Promise<ShopSetup> {
  const { ask, close } = openQuestions(input, output)
  try {
    const brand = await askBrand(ask, earlier)
    const legal = await askLegal(ask, earlier)
    output.write(`Cities: ${cities.map(({ code }) => code).join(', ')}\n`)
    const places = await askPlaces(ask, earlier)
    const sales = await askSales(ask, { earlier, currencies: listCurrencies(places.regions) })
    return shopSetup.parse({ ...(earlier ?? firstShopSettings), brand, legal, ...places, ...sales })
  } finally {
    close()
  }
}

interface Streams {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

function listCurrencies(regions: readonly string[]): ('RUB' | 'KZT')[] {
  const used = new Set(regions.map((code) => findCity(code)?.currency))
  return (['RUB', 'KZT'] as const).filter((currency) => used.has(currency))
}

async function askBrand(ask: Ask, earlier: ShopSetup | null): Promise<ShopSetup['brand']> {
  const { brand } = earlier ?? firstShopSettings
  const ru = await ask('Name of the shop', earlier ? brand.name.ru : '', name)
  const kk = await ask('Name in Kazakh', earlier?.brand.name.kk ?? ru, name)
  const en = await ask('Name in English', earlier?.brand.name.en ?? ru, name)
  const names = { ...brand, name: { ru, kk, en } }
  const light = await ask(
    'Accent colour, #rrggbb, or - for the usual one',
    brand.colours?.light ?? '-',
    z.union([z.literal('-'), readableColour('light')]),
  )
  if (light === '-') return { ...names, colours: null }
  const dark = await ask(
    'Accent colour of the dark theme',
    brand.colours?.dark ?? '',
    readableColour('dark'),
  )
  return { ...names, colours: { light, dark } }
}

/** A colour of a theme; the other theme is not judged. */
function readableColour(theme: 'light' | 'dark') {
  return z
    .string()
    .regex(settingsFormats.colour, 'It must be #rrggbb in small letters')
    .refine(
      (colour) => !listUnreadableThemes({ light: colour, dark: colour }).includes(theme),
      'It cannot be read on the pages: the contrast is below 4.5',
    )
}

async function askLegal(ask: Ask, earlier: ShopSetup | null): Promise<ShopSetup['legal']> {
  const { legal } = earlier ?? firstShopSettings
  const { shape } = shopLegal
  const bankShape = shape.bank.unwrap().unwrap().shape
  const answers = {
    ...legal,
    seller: await ask('Seller (legal name)', legal.seller, shape.seller),
    inn: await ask('INN or BIN', legal.inn, shape.inn),
    ogrn: await ask('OGRN (may be empty)', legal.ogrn, shape.ogrn.unwrap()),
    address: await ask('Legal address', legal.address, shape.address),
    phone: await ask('Phone', legal.phone, shape.phone),
    email: await ask('E-mail', legal.email, shape.email),
  }
  const account = await ask(
    'Bank account for bills (may be empty)',
    legal.bank?.account ?? '',
    z.union([z.literal(''), bankShape.account]),
  )
  if (!account) return { ...answers, bank: null }
  const bank = {
    account,
    name: await ask('Bank', legal.bank?.name ?? '', bankShape.name),
    bic: await ask('BIC', legal.bank?.bic ?? '', bankShape.bic),
    correspondentAccount: await ask(
      'Correspondent account (may be empty)',
      legal.bank?.correspondentAccount ?? '',
      bankShape.correspondentAccount.unwrap(),
    ),
  }
  return { ...answers, bank }
}
