import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'

const guest = {
  userData: false as const,
  favorites: 0,
  basket: 0,
  isStaff: false,
  region: { ID: 1, NAME: 'Москва', kz: false },
}

const roubles = { sign: '₽', code: 'RUB', exchangeRate: 1 }

/** The API with what every screen of the shop asks for: region, menu, header and a guest's session. */
export function serveShop(): ServedCalls {
  const calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.answer(shell.getMenu, { menuItems: [], akcii: [] })
  calls.answer(shell.getInitialData, buildInitialData())
  calls.answer(shell.getShellState, guestState)
  calls.answer(shell.getLogo, { src: '', alt: '', url: '/', season: null })
  calls.answer(session.getUserData, guest)
  return calls
}

export function buildInitialData(
  region: { currency?: typeof roubles; disableBonus?: boolean; checkout?: 'new' | 'older' } = {},
) {
  return {
    regionData: {
      ID: 1,
      NAME: 'Москва',
      code: 'moskva',
      federalUnit: 'Москва',
      kz: false,
      mapCenter: { lat: 55.65, lon: 37.62 },
      nameIn: 'в Москве',
      currency: roubles,
      HAS_PARTNER: false,
      FRANCHISE: false,
      OWN_SHOP: 'Y' as const,
      HIDDEN_MANUFACTURER: false,
      regionType: '',
      isOffice: false,
      BlackFriday: false,
      cyberMonday: false,
      newYearSale: false,
      sugarGift: false,
      MIN_PERCENT_PREPAYMENT: 20,
      installmentType: null,
      splitAvailable: true,
      plaitAvailable: false,
      hasFooterCatalogue: false,
      disableBonus: false,
      checkout: 'new' as const,
      ...region,
    },
    contacts: [],
    domain: 'localhost',
    language: 'ru' as const,
    isDemo: true,
    storeCount: 7,
    paymentGroups: [],
    shop: {
      name: 'Светлица',
      style: '',
      languages: ['ru' as const, 'kk' as const, 'en' as const],
      seller: { seller: '', inn: '', ogrn: '', address: '', phone: '', email: '' },
      promises: firstShopSettings.promises,
    },
    analytics: { metrikaId: null, projectId: '1' },
  }
}
