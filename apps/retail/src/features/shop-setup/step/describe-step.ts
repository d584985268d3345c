import type { ShopCity } from '@svetlitsa/api-client/shop-setup/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { type Currency, currencySigns, type SetupDraft } from '../draft/setup-draft.ts'
import type { SetupStep } from '../draft/setup-steps.ts'
import type { SetupTexts } from '../setup-texts.ts'

interface Described {
  draft: SetupDraft
  currencies: readonly Currency[]
  cities: readonly ShopCity[]
  t: SetupTexts
}

/** So many cities are named; of more their number is said. */
const NAMED_CITIES = 5

/** What was entered in a step, in one line. */
export function describeStep(step: SetupStep, { draft, currencies, cities, t }: Described): string {
  return { brand, legal, regions, places, sales, promises }[step]()

  function brand() {
    const looks = [
      ...(draft.hasOwnColours ? [t('summary.ownColours')] : []),
      ...(draft.brand.mark ? [t('summary.ownMark')] : []),
    ]
    return join([draft.brand.name.ru, ...(looks.length > 0 ? looks : [t('summary.usual')])])
  }
  function legal() {
    const { seller, inn, phone, email } = draft.legal
    return join([seller, inn, phone, email])
  }
  function regions() {
    const names = draft.regions.map(
      (code) => cities.find((city) => city.code === code)?.name ?? code,
    )
    const shown =
      names.length > NAMED_CITIES ? t('summary.cities', { count: names.length }) : names.join(', ')
    return join([shown, draft.languages.map((language) => t(`regions.${language}`)).join(', ')])
  }
  function places() {
    const { warehouse, hasStore, store } = draft
    const visited = hasStore ? `${store.name}, ${store.address}` : t('places.noStore')
    return join([`${warehouse.name}, ${warehouse.address}`, visited])
  }
  function sales() {
    const { onReceipt, bill } = draft.payments
    const ways = [...(onReceipt ? [t('sales.onReceipt')] : []), ...(bill ? [t('sales.bill')] : [])]
    const prices = currencies.map((code) => {
      const price = formatPrice(draft.tariffs[code].courier, { sign: currencySigns[code] })
      return t('summary.courier', { price })
    })
    return join([...prices, ...(ways.length > 0 ? ways : [t('summary.noPayments')])])
  }
  function promises() {
    const levels = draft.promises.bonusLevels.map(({ percent }) => percent).join(', ')
    const percent = draft.promises.assemblyPercent
    return join([t('summary.bonus', { levels }), t('summary.assembly', { percent })])
  }
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')
