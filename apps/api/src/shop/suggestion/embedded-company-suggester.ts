import {
  type CompanySuggester,
  type FoundBank,
  type FoundParty,
  MAX_SUGGESTIONS,
} from './company-suggester.ts'

/** Invented, with valid check digits: forms and banks verify them. */
const parties: readonly FoundParty[] = [
  {
    value: 'ООО «Ромашка»',
    inn: '7701990013',
    kpp: '770101001',
    ogrn: '1197746000011',
    address: 'г Москва, ул Тверская, д 12',
  },
  {
    value: 'АО «Северный кабинет»',
    inn: '7802990027',
    kpp: '780201001',
    ogrn: '1207800000022',
    address: 'г Санкт-Петербург, пр-кт Победы, д 7',
  },
  {
    value: 'ООО «Сибирский уют»',
    inn: '5403990039',
    kpp: '540301001',
    ogrn: '1185476000038',
    address: 'г Новосибирск, ул Гоголя, д 5',
  },
  {
    value: 'ООО «Уральские интерьеры»',
    inn: '6671990043',
    kpp: '667101001',
    ogrn: '1216600000044',
    address: 'г Екатеринбург, ул Мира, д 1',
  },
  {
    value: 'ООО «Южный дом»',
    inn: '2310990055',
    kpp: '231001001',
    ogrn: '1172375000050',
    address: 'г Краснодар, ул Садовая, д 12',
  },
  {
    value: 'ИП Лесникова Мария Сергеевна',
    inn: '770199006052',
    kpp: null,
    ogrn: '321774600000014',
    address: 'г Москва',
  },
]

const banks: readonly FoundBank[] = [
  {
    value: 'Банк «Светлый»',
    bic: '044525991',
    correspondentAccount: '30101810200000000991',
    address: 'г Москва, ул Садовая, д 1',
  },
  {
    value: 'Банк «Невский берег»',
    bic: '044030992',
    correspondentAccount: '30101810300000000992',
    address: 'г Санкт-Петербург, ул Набережная, д 5',
  },
  {
    value: 'Банк «Обь»',
    bic: '045004993',
    correspondentAccount: '30101810300000000993',
    address: 'г Новосибирск, ул Ленина, д 12',
  },
]

/** The companies and banks of a demonstration, and of a shop without a provider. */
export const embeddedCompanySuggester: CompanySuggester = {
  findParties: async (query) => filter(parties, query, ({ value, inn }) => [value, inn]),
  findBanks: async (query) => filter(banks, query, ({ value, bic }) => [value, bic]),
}

function filter<Entry>(
  entries: readonly Entry[],
  query: string,
  getTexts: (entry: Entry) => string[],
): Entry[] {
  const words = splitWords(query)
  if (words.length === 0) return []
  return entries
    .filter((entry) => {
      const parts = getTexts(entry).flatMap(splitWords)
      return words.every((word) => parts.some((part) => part.startsWith(word)))
    })
    .slice(0, MAX_SUGGESTIONS)
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^а-яa-z\d]+/)
    .filter(Boolean)
}
