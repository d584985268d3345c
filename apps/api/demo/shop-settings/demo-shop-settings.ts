import { firstShopSettings, type ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import type { Db } from '../../src/platform/database/database.ts'
import {
  findShopSettings,
  saveShopSettings,
} from '../../src/shop/shop-settings/shop-settings.queries.ts'

/** The mark of ADR 0050, in the colour of the text around it (ADR 0082). */
const archedWindow = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34" fill="none" stroke="currentColor" stroke-width="2.4">
  <path d="M3 32V14.5C3 7.6 8.4 2 15 2s12 5.6 12 12.5V32"/>
  <path d="M15 2v30M3 17h24"/>
  <path d="M1 32h28" stroke-linecap="round"/>
</svg>`

/** The shop of a demonstration. The seller is invented, and marked so on every document. */
export const demoShopSettings: ShopSettings = {
  ...firstShopSettings,
  brand: {
    name: { ru: 'Светлица', kk: 'Светлица', en: 'Svetlitsa' },
    mark: `data:image/svg+xml;base64,${btoa(archedWindow)}`,
    colours: null,
  },
  legal: {
    seller: 'ООО «Светлица» (демонстрация)',
    inn: '7700123459',
    kpp: '770001001',
    ogrn: '1237700000001',
    address: '101000, Москва, ул. Примерная, д. 1',
    phone: '+7 (495) 555-24-10',
    email: 'hello@svetlitsa.example',
    bank: {
      name: 'Банк «Пример»',
      bic: '044525225',
      account: '40702810900000000042',
      correspondentAccount: '30101810400000000225',
    },
    vatPercent: 22,
  },
}

/** Gives a demonstration that was not seeded, such as that of a test, its name and seller. */
export async function ensureDemoSettings(db: Db): Promise<void> {
  if ((await findShopSettings(db)) === null) await saveShopSettings(db, demoShopSettings)
}
