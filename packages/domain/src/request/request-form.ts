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
  | 'site'
  | 'city'
  | 'goods'
  | 'area'
  | 'address'
  | 'subject'
  | 'day'
  | 'time'
  | 'vacancy'

export type AskedField = { field: RequestField; isRequired: boolean }

const must = (field: RequestField): AskedField => ({ field, isRequired: true })
const may = (field: RequestField): AskedField => ({ field, isRequired: false })

/** The fields of each form in their order; what is not listed is not asked and not taken. */
export const requestForms: Readonly<Record<RequestKind, readonly AskedField[]>> = {
  callback: [may('time')],
  measurer: [must('address'), must('subject'), may('day')],
  suppliers: [must('company'), may('inn'), may('site'), must('city'), must('goods')],
  'for-designers': [may('company'), must('city'), may('site')],
  franchising: [must('city'), may('area'), may('company')],
  marketplace: [must('company'), must('inn'), may('site'), must('goods')],
  vacancy: [must('vacancy'), must('city')],
}
