import type * as region from '@svetlitsa/api-client/region/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import type * as z from 'zod'

export const customer: Exclude<z.output<typeof session.userData>, false> = {
  id: 7,
  sessid: 'token',
  group: [2],
  name: 'Ольга',
  phone: '79162041835',
  email: '',
  favorites: 0,
  isStaff: false,
  isAssembler: false,
  prefillsContacts: true,
  isSubscribed: true,
  isLoggedInByCode: true,
}

export const moscow: z.output<typeof region.regionData> = {
  ID: 1,
  NAME: 'Москва',
  code: 'moskva',
  federalUnit: 'Москва',
  kz: false,
  mapCenter: { lat: 55.75, lon: 37.62 },
  nameIn: 'в Москве',
  currency: { sign: '₽', code: 'RUB', exchangeRate: 1 },
  HAS_PARTNER: false,
  FRANCHISE: false,
  OWN_SHOP: 'Y',
  HIDDEN_MANUFACTURER: false,
  regionType: '',
  isOffice: false,
  BlackFriday: false,
  cyberMonday: false,
  newYearSale: false,
  sugarGift: false,
  MIN_PERCENT_PREPAYMENT: 10,
  installmentType: null,
  splitAvailable: false,
  plaitAvailable: false,
  hasFooterCatalogue: false,
  disableBonus: false,
  checkout: 'new',
}

/** The calls that every screen of the account makes; a test adds those of its own screen. */
export function stubShop({
  user = customer,
  regionData = moscow,
}: {
  user?: typeof customer | false
  regionData?: typeof moscow
} = {}): ServedCalls {
  const shop = serveCalls()
  const counts = { favorites: 0, basket: 0 }
  let userData = user
  shop.answer(session.getUserData, () => ({
    userData,
    ...counts,
    isStaff: false,
    region: { ID: 1, NAME: 'Москва', kz: false },
  }))
  shop.answer(session.logout, () => {
    userData = false
    return {
      status: 'success' as const,
      userData: false as const,
      favorites: 0 as const,
      basket: 0 as const,
    }
  })
  shop.answer(shell.getInitialData, {
    regionData,
    contacts: [],
    domain: 'localhost',
    language: 'ru',
    isDemo: true,
    storeCount: 40,
    paymentGroups: [],
    shop: {
      name: 'Светлица',
      style: '',
      languages: ['ru', 'kk', 'en'],
      seller: { seller: '', inn: '', ogrn: '', address: '', phone: '', email: '' },
      promises: firstShopSettings.promises,
    },
    analytics: { metrikaId: null, projectId: '' },
  })
  shop.answer(shell.getShellState, () => ({
    ...guestState,
    region: moscow,
    user: userData
      ? { id: 7, name: userData.name, isStaff: false, isAssembler: false, isPartner: false }
      : null,
  }))
  shop.answer(shell.getMenu, { menuItems: [], akcii: [] })
  shop.answer(shell.getRedirects, { redirects: [] })
  return shop
}
