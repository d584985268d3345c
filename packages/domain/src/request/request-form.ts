/** What somebody may ask the shop for by a form (storefront §2: callback and the partners' pages). */
export type RequestKind =
  | 'callback'
  | 'measurer'
  | 'suppliers'
  | 'for-designers'
  | 'franchising'
  | 'marketplace'
  | 'vacancy'

/** What a form asks beside name, phone, e-mail and comment. */
export type RequestField =
  | 'company'
  | 'inn'
  | 'bin'
  | 'site'
  | 'city'
  | 'goods'
  | 'area'
  | 'address'
  | 'subject'
  | 'day'
  | 'time'
  | 'vacancy'

/** Where the shop sells; each country knows firms by a number of its own. */
export type RequestCountry = 'ru' | 'kz'

/** A field of a form; one with a country is asked in that country alone. */
export type AskedField = { field: RequestField; isRequired: boolean; country?: RequestCountry }

const must = (field: RequestField): AskedField => ({ field, isRequired: true })
const may = (field: RequestField): AskedField => ({ field, isRequired: false })
/** ИНН in Russia, БИН or ИИН in Kazakhstan. */
const firmNumber = (isRequired: boolean): AskedField[] => [
  { field: 'inn', isRequired, country: 'ru' },
  { field: 'bin', isRequired, country: 'kz' },
]

/** The fields of each form in their order; what is not listed is not asked and not taken. */
export const requestForms: Readonly<Record<RequestKind, readonly AskedField[]>> = {
  callback: [may('time')],
  measurer: [must('address'), must('subject'), may('day')],
  suppliers: [must('company'), ...firmNumber(false), may('site'), must('city'), must('goods')],
  'for-designers': [may('company'), must('city'), may('site')],
  franchising: [must('city'), may('area'), may('company')],
  marketplace: [must('company'), ...firmNumber(true), may('site'), must('goods')],
  vacancy: [must('vacancy'), must('city')],
}

/** What the form asks in a country, in its order. */
export function askedFields(kind: RequestKind, country: RequestCountry): AskedField[] {
  return requestForms[kind].filter((one) => one.country === undefined || one.country === country)
}
