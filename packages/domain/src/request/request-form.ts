/** The kinds of request forms (ADR 0025: callback and the partners' pages). */
export type RequestKind =
  | 'callback'
  | 'measurer'
  | 'suppliers'
  | 'for-designers'
  | 'franchising'
  | 'marketplace'
  | 'vacancy'

/** Form fields besides name, phone, e-mail and comment. */
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

/** Countries in which the shop sells; each has its own company numbers. */
export type RequestCountry = 'ru' | 'kz'

/** A field of a form; a field with a country is shown only in that country. */
export type RequestFormField = {
  field: RequestField
  isRequired: boolean
  country?: RequestCountry
}

const requireField = (field: RequestField): RequestFormField => ({ field, isRequired: true })
const allowField = (field: RequestField): RequestFormField => ({ field, isRequired: false })
/** ИНН in Russia, БИН or ИИН in Kazakhstan. */
const buildCompanyNumberFields = (isRequired: boolean): RequestFormField[] => [
  { field: 'inn', isRequired, country: 'ru' },
  { field: 'bin', isRequired, country: 'kz' },
]

/** The fields of each form in order. Fields that are not listed are neither shown nor accepted. */
export const requestForms: Readonly<Record<RequestKind, readonly RequestFormField[]>> = {
  callback: [allowField('time')],
  measurer: [requireField('address'), requireField('subject'), allowField('day')],
  suppliers: [
    requireField('company'),
    ...buildCompanyNumberFields(false),
    allowField('site'),
    requireField('city'),
    requireField('goods'),
  ],
  'for-designers': [allowField('company'), requireField('city'), allowField('site')],
  franchising: [requireField('city'), allowField('area'), allowField('company')],
  marketplace: [
    requireField('company'),
    ...buildCompanyNumberFields(true),
    allowField('site'),
    requireField('goods'),
  ],
  vacancy: [requireField('vacancy'), requireField('city')],
}

/** Returns the fields of a form for a country, in order. */
export function listRequestFields(kind: RequestKind, country: RequestCountry): RequestFormField[] {
  return requestForms[kind].filter(
    (formField) => formField.country === undefined || formField.country === country,
  )
}
