/** The name and figures of the demonstration, which no other shop may show. */
export const foreignBrand =
  /Светлиц|Svetlitsa |svetlitsa\.example|[^\d](30|8)[ \u00a0]%|150[ \u00a0]000/

export const administratorPhone = '+79160000001'

/** The setup file of a small shop in Moscow, and a feed of its goods. */
export const setupExample = {
  brand: {
    name: { ru: 'Тёплый дом', kk: 'Жылы үй', en: 'Warm Home' },
    colours: { light: '#1d4ed8', dark: '#93b4ff' },
  },
  legal: {
    seller: 'ООО «Тёплый дом»',
    inn: '7700123459',
    ogrn: '1237700000001',
    address: '101000, Москва, ул. Примерная, д. 1',
    phone: '+7 (495) 300-00-01',
    email: 'hello@warm.example',
    bank: {
      name: 'АО «Пример»',
      bic: '044525974',
      account: '40702810900000000077',
      correspondentAccount: '30101810145250000974',
    },
  },
  languages: ['ru', 'kk'],
  promises: {
    bonusLevels: [
      { upTo: 20_000, percent: 1 },
      { upTo: 90_000, percent: 2 },
      { upTo: null, percent: 4 },
    ],
    bonusSpendPercent: 45,
    subscriptionBonus: 777,
    assemblyPercent: 12,
    assemblyMinimum: 1_500,
  },
  regions: ['moskva', 'tula'],
  warehouse: { name: 'Склад', city: 'moskva', address: 'Москва, ул. Складская, 2' },
  store: {
    name: 'Тёплый дом на Тверской',
    city: 'moskva',
    address: 'Москва, ул. Тверская, 1',
    hours: [{ days: 'Пн–Вс', opens: '10:00', closes: '21:00' }],
  },
}

export const feedExample = `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-20T10:00+03:00"><shop><name>Тёплый дом</name>
<currencies><currency id="RUR" rate="1"/></currencies>
<categories><category id="1">Столы</category></categories>
<offers>
<offer id="t1" available="true"><name>Стол «Утро»</name><price>12990</price><currencyId>RUR</currencyId><categoryId>1</categoryId><vendor>Дубрава</vendor></offer>
<offer id="t2" available="true"><name>Стол «Вечер»</name><price>15990</price><currencyId>RUR</currencyId><categoryId>1</categoryId><vendor>Дубрава</vendor></offer>
</offers></shop></yml_catalog>
`
